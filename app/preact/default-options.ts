import { type ComponentChildren, isValidElement, options, toChildArray, type VNode } from "preact";

const before = options.vnode;

/**
 * Marks the option that a list is rendered with as its default, as React does: drafts compare with it what is chosen. Preact
 * chooses it, and only where it is in no group.
 */
options.vnode = (vnode) => {
  before?.(vnode);
  if (vnode.type !== "select" || !("defaultValue" in vnode.props)) return;
  const { defaultValue, children } = vnode.props;
  const groups = elementsOf("optgroup", children).map(({ props }) => props.children);
  for (const { props } of [children, ...groups].flatMap((some) => elementsOf("option", some))) {
    Object.assign(props, { defaultSelected: "value" in props && props.value === defaultValue });
  }
};

function elementsOf(type: string, children: ComponentChildren): VNode[] {
  return toChildArray(children).filter(
    (child): child is VNode => isValidElement(child) && child.type === type,
  );
}
