// Compiles Python's library and the packages of a page with the very Python that will run them there.

import { loadPyodide } from "pyodide";

const PROGRAM = `
import compileall, glob, py_compile

homes = {"library": (glob.glob("/lib/python*.zip")[0], 2), "packages": ("/lib/ludarium", 0)}
for folder, (home, optimize) in homes.items():
    compileall.compile_dir(
        f"/made/{folder}", quiet=2, legacy=True, optimize=optimize, stripdir=f"/made/{folder}", prependdir=home,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    ) or exit(f"{folder} is not whole")
`;

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } }); // the same sources give the same bytes
python.mountNodeFS("/made", Deno.args[0]);
python.runPython(PROGRAM);
