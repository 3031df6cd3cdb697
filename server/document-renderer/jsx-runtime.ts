import { Fragment, jsx as copyingJsx } from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';

type Props = Record<string, unknown>;

const elementType = Symbol.for('react.element');

/**
 * React 18 copies the props of each element, to leave out `key` and `ref`. The compiler writes a new object for
 * each element, so that one without them is taken as it is, as in React 19. For the server's build (vite.config.ts).
 */
export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  const isPlain = props.key === undefined && props.ref === undefined;
  if (!isPlain || hasDefaultProps(type)) return copyingJsx(type, props, key);
  const element = {
    $$typeof: elementType,
    type,
    key: key === undefined ? null : `${key}`,
    ref: null,
    props,
    _owner: null,
  };
  return element;
}

const hasDefaultProps = (type: ElementType & { defaultProps?: object }) =>
  typeof type !== 'string' && type.defaultProps !== undefined;

export const jsxs = jsx;
export { Fragment };
