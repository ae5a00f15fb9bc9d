import type { ESTree } from "vite";

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The nodes directly below a node, in the order of the source. */
export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** The expression without its type assertions and parentheses. */
export function withoutTypes(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return withoutTypes(node.expression);
    default:
      return node;
  }
}

/** The name of an element or of one of its attributes: "b", "Link", "aria-label". */
export function jsxName(name: ESTree.JSXElementName | ESTree.JSXAttributeName): string {
  switch (name.type) {
    case "JSXIdentifier":
      return name.name;
    case "JSXNamespacedName":
      return `${name.namespace.name}:${name.name.name}`;
    default:
      return "";
  }
}

/** What an expression is called where its value stands in a sentence: "name" of `service.name`. */
export function valueName(expression: ESTree.Node): string {
  const node = withoutTypes(expression);
  switch (node.type) {
    case "Identifier":
      return node.name;
    case "MemberExpression":
      return memberName(node);
    case "CallExpression":
      return node.callee.type === "MemberExpression"
        ? valueName(node.callee.object)
        : valueName(node.callee);
    case "ChainExpression":
    case "AwaitExpression":
      return valueName(node.type === "ChainExpression" ? node.expression : node.argument);
    case "LogicalExpression":
    case "BinaryExpression":
      return valueName(node.left);
    case "ConditionalExpression":
      return valueName(node.consequent);
    case "JSXElement":
      return jsxName(node.openingElement.name);
    default:
      return "value";
  }
}

function memberName(node: ESTree.MemberExpression): string {
  if (node.property.type !== "Identifier" || node.computed) return valueName(node.object);
  const { name } = node.property;
  return ["length", "text", "name", "size", "value"].includes(name)
    ? `${valueName(node.object)}.${name}`
    : name;
}
