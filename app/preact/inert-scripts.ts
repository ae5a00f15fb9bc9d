import { options } from "preact";

const before = options.vnode;

/** React runs no script that it makes in the browser, and Preact would. The ones that were served are not touched by it. */
options.vnode = (vnode) => {
  before?.(vnode);
  if (vnode.type === "script" && "dangerouslySetInnerHTML" in vnode.props) {
    Object.assign(vnode.props, { type: "text/plain" });
  }
};
