import { type ESTree, parseSync } from "vite";
import { hasElement, isStatement, type Phrase, phraseOf, runsOf } from "./phrase.ts";
import { childrenOf, jsxName, withoutTypes } from "./syntax.ts";
import { hasWords, isEnglish } from "./wording.ts";

/** A sentence of the product and the declaration of its file that has it. */
export type Sentence = { text: string; symbol: string };

const SHOWN_ATTRIBUTE =
  /^(?:alt|aria-(?:label|description|placeholder|roledescription|valuetext)|title|label|placeholder|hint|heading|text|message|description|summary|caption|legend|empty)$/;
const CODE_ATTRIBUTE =
  /^(?:class(?:Name)?|key|id|htmlFor|href|to|src|srcSet|sizes|type|method|action|encType|rel|role|value|defaultValue|style|d|viewBox|pattern|autoComplete|inputMode|media|accept|form|target|icon|tone|variant|data-.*|aria-(?:controls|describedby|labelledby|current|live)|.*Class(?:Name)?)$/;
/** Calls whose texts nobody reads on a screen: logs, headers, selectors, splitting. */
const UNREAD_CALL =
  /^(?:console|log\w*|Error|TypeError|RangeError|split|join|get|set|has|append|delete|includes|startsWith|endsWith|indexOf|replace|replaceAll|querySelector(?:All)?|closest|matches|getAttribute|setAttribute|addEventListener|dispatchEvent|localeCompare|header|RegExp|DateTimeFormat|NumberFormat|sql|raw)$/;

/** Every sentence of a file that a person can read, in the order of the source. */
export function findSentences(path: string, source: string): Sentence[] {
  const { program } = parseSync(path, source);
  return program.body.flatMap((statement) => {
    const declaration = declarationOf(statement);
    if (declaration?.type === "VariableDeclaration") {
      return declaration.declarations.flatMap((one) =>
        collect(one, one.id.type === "Identifier" ? one.id.name : ""),
      );
    }
    const named = declaration && "id" in declaration ? declaration.id : null;
    return collect(statement, named?.type === "Identifier" ? named.name : "");
  });
}

function declarationOf(statement: ESTree.Node): ESTree.Node | null {
  switch (statement.type) {
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
      return statement.declaration;
    default:
      return statement;
  }
}

function collect(root: ESTree.Node, symbol: string): Sentence[] {
  const seen = new Set<ESTree.Node>();
  const texts = new Set<string>();

  function keep({ text, nodes }: Phrase) {
    for (const node of nodes) seen.add(node);
    texts.add(tidy(text));
  }

  function visit(node: ESTree.Node, isShown: boolean): void {
    if (isUnread(node)) return;
    if (isUnreadCall(node)) {
      visit(node.callee, false);
      return;
    }
    if (node.type === "JSXElement" || node.type === "JSXFragment") readElement(node);
    else if (!seen.has(node)) readExpression(node, isShown);
    if (isComparison(node)) return;
    for (const child of childrenOf(node)) visit(child, showsChild(node, child, isShown));
  }

  function readElement(element: ESTree.JSXElement | ESTree.JSXFragment) {
    if (seen.has(element)) return;
    for (const run of runsOf(element)) {
      if (hasWords(run.text)) keep(run);
    }
  }

  function readExpression(node: ESTree.Node, isShown: boolean) {
    const isPhrase =
      node.type === "Literal" ||
      node.type === "TemplateLiteral" ||
      node.type === "BinaryExpression" ||
      (node.type === "ConditionalExpression" && isShown);
    if (!isPhrase) return;
    const phrase = phraseOf(node);
    if (phrase === null) return;
    if (isShown ? hasWords(phrase.text) : isEnglish(tidy(phrase.text))) keep(phrase);
  }

  visit(root, false);
  return [...texts].map((text) => ({ text, symbol }));
}

/** Line breaks as spaces at their ends; two spaces stay, so that they are found. */
const tidy = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();

/** Whether a text directly below this node is on the screen for certain. */
function showsChild(node: ESTree.Node, child: ESTree.Node, isShown: boolean): boolean {
  switch (node.type) {
    case "JSXAttribute":
      return SHOWN_ATTRIBUTE.test(jsxName(node.name)) && node.name !== child;
    case "JSXExpressionContainer":
    case "ConditionalExpression":
    case "LogicalExpression":
    case "TemplateLiteral":
      return isShown;
    default:
      return withoutTypes(node) !== node && isShown;
  }
}

function isUnread(node: ESTree.Node): boolean {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
      return true;
    case "TaggedTemplateExpression":
      return isStatement(node);
    case "JSXAttribute":
      return CODE_ATTRIBUTE.test(jsxName(node.name)) && !holdsElement(node.value);
    default:
      return node.type.startsWith("TS") && withoutTypes(node) === node;
  }
}

const holdsElement = (value: ESTree.JSXAttribute["value"]) =>
  value?.type === "JSXExpressionContainer" && hasElement(value.expression);

const isUnreadCall = (node: ESTree.Node): node is ESTree.CallExpression | ESTree.NewExpression =>
  (node.type === "CallExpression" || node.type === "NewExpression") &&
  UNREAD_CALL.test(calledName(node.callee)) &&
  !node.arguments.some(hasFunction);

/** Values that are compared are names of states or keys. */
const isComparison = (node: ESTree.Node) =>
  node.type === "BinaryExpression" && node.operator !== "+";

const hasFunction = ({ type }: ESTree.Node) => type.includes("Function");

function calledName(callee: ESTree.Node): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return "";
  return callee.object.type === "Identifier" && callee.object.name === "console"
    ? "console"
    : callee.property.name;
}
