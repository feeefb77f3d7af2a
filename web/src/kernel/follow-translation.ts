/**
 * Keeps a page true while the browser translates it. Chrome and others take React's text nodes out and put `<font>` in
 * their place: React would write new figures into nodes that nobody sees, and fail where it takes one away
 * (https://github.com/facebook/react/issues/11538). Each node comes back before React changes it or as soon as it has;
 * the browser then translates it again.
 */
export function followTranslation({
  Node,
  Text,
  MutationObserver,
  document,
}: typeof globalThis): void {
  const standIns = new WeakMap<Node, ChildNode>();
  const putBack = (node: Node | null): void => {
    if (node === null || node.isConnected) return;
    const standIn = standIns.get(node);
    if (standIn?.isConnected) standIn.replaceWith(node);
  };
  const observer = new MutationObserver((records) => {
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === 'characterData') putBack(target);
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const node of removedNodes) {
        if (!standIn || node.isConnected || !(node instanceof Text)) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    putBack(child);
    return removeChild.call<Node, [N], N>(this, child);
  };
  Node.prototype.insertBefore = function <N extends Node>(
    this: Node,
    node: N,
    next: Node | null,
  ): N {
    putBack(next);
    return insertBefore.call<Node, [N, Node | null], N>(this, node, next);
  };
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';
