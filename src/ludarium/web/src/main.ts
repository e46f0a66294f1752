// The entry of the page: puts the look on the document and starts the house.

import { addFonts } from "./look/fonts.ts";
import { tokens } from "./look/tokens.ts";
import "./frame/app.ts";

addFonts();
const sheet = tokens.styleSheet;
if (sheet) document.adoptedStyleSheets.push(sheet);
