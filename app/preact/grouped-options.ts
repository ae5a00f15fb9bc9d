import { type ComponentChildren, isValidElement, options, toChildArray, type VNode } from "preact";

const before = options.vnode;

/** Marks the chosen option of a select with groups of options, as React does; Preact marks only options outside of groups. */
options.vnode = (vnode) => {
  before?.(vnode);
  if (vnode.type !== "select" || !("defaultValue" in vnode.props)) return;
  const { defaultValue, children } = vnode.props;
  for (const group of elementsOf("optgroup", children)) {
    for (const { props } of elementsOf("option", group.props.children)) {
      Object.assign(props, { selected: "value" in props && props.value === defaultValue });
    }
  }
};

function elementsOf(type: string, children: ComponentChildren): VNode[] {
  return toChildArray(children).filter(
    (child): child is VNode => isValidElement(child) && child.type === type,
  );
}
