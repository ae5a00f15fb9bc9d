import type { Plugin } from "vite";

/**
 * Leaves out of the browser's scripts every schema that they do not use. Modules of `app/domain` hold schemas beside the words
 * and rules that pages show, and a bundler keeps what a call makes. Nothing there has a side effect, so what is
 * computed for a constant is marked as such.
 */
export function unusedSchemasPlugin(): Plugin {
  return {
    name: "kayap-unused-schemas",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/(app\/(auth|domain|http)|party)\/.+\.ts$/ },
      handler(code) {
        const spans = this.parse(code).body.flatMap((statement) => {
          const declared =
            statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") return [];
          return declared.declarations.flatMap(({ init }) => (init ? [init] : []));
        });
        return { code: withoutSideEffects(code, spans), map: null };
      },
    },
  };
}

type Span = { start: number; end: number; type: string };

/** Functions and literals are left out already when nothing uses them. */
const COMPUTED = new Set([
  "ArrayExpression",
  "CallExpression",
  "NewExpression",
  "ObjectExpression",
]);

function withoutSideEffects(code: string, spans: readonly Span[]): string {
  let marked = "";
  let done = 0;
  for (const { start, end, type } of spans) {
    if (!COMPUTED.has(type)) continue;
    marked += `${code.slice(done, start)}/*#__PURE__*/(()=>(${code.slice(start, end)}))()`;
    done = end;
  }
  return marked + code.slice(done);
}
