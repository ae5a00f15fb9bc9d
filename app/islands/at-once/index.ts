import "./results.ts";
import "./sheet.ts";
