/* Included before every C file that mypyc makes (setup.py): after nearly every line it looks for an error. What tells
   of one is called next to never, and a compiler that knows it puts that code out of the way of all the rest. */

#include <Python.h>

#define COLD __attribute__((cold))

PyAPI_FUNC(PyObject *) PyErr_Occurred(void) COLD;
PyAPI_FUNC(void) PyErr_SetNone(PyObject *) COLD;
PyAPI_FUNC(void) PyErr_SetString(PyObject *, const char *) COLD;
void CPy_AddTraceback(const char *, const char *, int, PyObject *) COLD;
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) COLD;
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) COLD;
