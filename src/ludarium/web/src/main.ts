// The entry of the page: puts the look on the document and starts the house.

import { tokens } from "./look/tokens.ts";
import "./frame/app.ts";

const sheet = tokens.styleSheet;
if (sheet) document.adoptedStyleSheets.push(sheet);
