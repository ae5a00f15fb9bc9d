import type { ESTree } from "vite";
import { jsxName, valueName, withoutTypes } from "./syntax.ts";

const INLINE = new Set(
  "a abbr b bdi br code del em i ins kbd mark q s small span strong sub sup time wbr".split(" "),
);
const BLOCK_COMPONENT = /(?:Button|Dialog|Field|Form|Heading|Item|List|Menu|Page|Panel|Section)$/;
const UNREAD_COMPONENT = /^(?:Icon|Avatar|Photo|Stars|Thumbnail|VersionField)$/;

/** A text with its variables in braces, and the nodes of the source it is made of. */
export type Phrase = { text: string; nodes: ESTree.Node[] };

/** Whether an element is read as a part of the sentence around it. */
export function isInline(element: ESTree.JSXElement): boolean {
  const name = jsxName(element.openingElement.name);
  const mayBe = /^[A-Z]/.test(name) ? !BLOCK_COMPONENT.test(name) : INLINE.has(name);
  return mayBe && element.children.every((child) => child.type !== "JSXElement" || isInline(child));
}

/**
 * The words that an expression puts on the screen: `{name}` for a value, `[one | other]` for a choice. Null where it
 * has no words of its own.
 */
export function phraseOf(expression: ESTree.Node): Phrase | null {
  const node = withoutTypes(expression);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? { text: node.value, nodes: [node] } : null;
    case "TemplateLiteral":
      return joined(
        node.quasis.flatMap((quasi, index) => [
          { text: quasi.value.cooked ?? "", nodes: [node] },
          ...node.expressions.slice(index, index + 1).map(partOf),
        ]),
      );
    case "TaggedTemplateExpression":
      return isStatement(node) ? null : phraseOf(node.quasi);
    case "BinaryExpression":
      return node.operator === "+" ? sumOf(node) : null;
    case "ConditionalExpression":
      return choiceOf(node);
    case "LogicalExpression": {
      const words = node.operator === "&&" ? phraseOf(node.right) : null;
      return words && { text: `[${words.text}]`, nodes: [node, ...words.nodes] };
    }
    case "JSXElement":
      return elementPhrase(node);
    case "JSXFragment":
      return contentOf(node);
    default:
      return null;
  }
}

/** Whether a template is a statement of the database. */
export const isStatement = ({ tag }: ESTree.TaggedTemplateExpression) =>
  tag.type === "Identifier" && tag.name === "sql";

/** The words of an expression, or its name in braces. */
function partOf(node: ESTree.Node): Phrase {
  return phraseOf(node) ?? { text: `{${valueName(node)}}`, nodes: [] };
}

function joined(parts: Phrase[]): Phrase {
  return {
    text: parts.map(({ text }) => text).join(""),
    nodes: parts.flatMap(({ nodes }) => nodes),
  };
}

function sumOf(node: ESTree.BinaryExpression): Phrase | null {
  if (phraseOf(node.left) === null && phraseOf(node.right) === null) return null;
  const { text, nodes } = joined([partOf(node.left), partOf(node.right)]);
  return { text, nodes: [node, ...nodes] };
}

function choiceOf(node: ESTree.ConditionalExpression): Phrase | null {
  const one = phraseOf(node.consequent);
  const other = phraseOf(node.alternate);
  if (one === null && other === null) return null;
  const isNothing = ({ type }: ESTree.Node) => type === "Literal" || type === "Identifier";
  const isWhole = (choice: ESTree.Node, words: Phrase | null) =>
    words !== null || isNothing(withoutTypes(choice)) || !hasElement(choice);
  if (!isWhole(node.consequent, one) || !isWhole(node.alternate, other)) return null;
  const choices = [one ?? partOf(node.consequent), other ?? partOf(node.alternate)];
  const words = choices
    .map(({ text }) => text)
    .filter((text) => text !== "" && !/^\{(?:null|undefined|value)\}$/.test(text));
  return {
    text: `[${words.join(" | ")}]`,
    nodes: [node, ...choices.flatMap(({ nodes }) => nodes)],
  };
}

/** Whether an expression makes elements. */
export function hasElement(expression: ESTree.Node): boolean {
  const node = withoutTypes(expression);
  if (node.type === "LogicalExpression") return hasElement(node.right);
  if (node.type === "ConditionalExpression") {
    return hasElement(node.consequent) || hasElement(node.alternate);
  }
  return (
    node.type === "JSXElement" ||
    node.type === "JSXFragment" ||
    (node.type === "CallExpression" && node.arguments.some(({ type }) => type.includes("Function")))
  );
}

/** What one child of an element adds to the sentence; null where the child begins something new. */
export function childPhrase(child: ESTree.JSXChild): Phrase | null {
  switch (child.type) {
    case "JSXText":
      return { text: jsxText(child.value), nodes: [child] };
    case "JSXExpressionContainer": {
      const { expression } = child;
      if (expression.type === "JSXEmptyExpression") return { text: "", nodes: [] };
      if (phraseOf(expression) === null && hasElement(expression)) return null;
      return partOf(expression);
    }
    case "JSXElement":
      return elementPhrase(child);
    case "JSXFragment":
      return contentOf(child);
    default:
      return null;
  }
}

function elementPhrase(element: ESTree.JSXElement): Phrase | null {
  if (!isInline(element)) return null;
  const name = jsxName(element.openingElement.name);
  if (name === "br") return { text: " ", nodes: [element] };
  if (element.children.length > 0) return contentOf(element);
  const isUnread = UNREAD_COMPONENT.test(name) || /^[a-z]/.test(name);
  return { text: isUnread ? "" : `{${name}}`, nodes: [] };
}

/** Text between tags as React shows it: without line breaks and the indentation of the source. */
function jsxText(value: string): string {
  return value
    .replace(/[ \t]*\n\s*/g, "\n")
    .replace(/^\n|\n$/g, "")
    .replaceAll("\n", " ");
}

function contentOf(element: ESTree.JSXElement | ESTree.JSXFragment): Phrase | null {
  const parts = element.children.map(childPhrase);
  const words = parts.filter((part) => part !== null);
  if (words.length < parts.length) return null;
  const { text, nodes } = flowing(words);
  return { text, nodes: [element, ...nodes] };
}

/** Parts of an element in a row; the browser shows spaces in a row as one. */
function flowing(parts: Phrase[]): Phrase {
  const { text, nodes } = joined(parts);
  return { text: text.replace(/ {2,}/g, " "), nodes };
}

/** Whether an element has words of its own, not only elements with words. */
function hasOwnText({ children }: ESTree.JSXElement | ESTree.JSXFragment): boolean {
  return children.some((child) => {
    if (child.type === "JSXText") return child.value.trim() !== "";
    if (child.type !== "JSXExpressionContainer" || hasElement(child.expression)) return false;
    return (phraseOf(child.expression)?.text ?? "").trim() !== "";
  });
}

/** The sentences between the tags of an element: its text runs on until something begins that is no part of it. */
export function runsOf(element: ESTree.JSXElement | ESTree.JSXFragment): Phrase[] {
  if (!hasOwnText(element)) return [];
  const runs: Phrase[][] = [[]];
  for (const child of element.children) {
    const phrase = childPhrase(child);
    if (phrase === null) runs.push([]);
    else runs.at(-1)?.push(phrase);
  }
  return runs.filter((run) => run.length > 0).map(flowing);
}
