import { createElement, forwardRef, isValidElement, memo, type ReactElement } from 'react';
import * as react from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime';

const Greeting = ({ name }: { name?: string }) => createElement('b', null, name);
const WithDefaults = Object.assign(({ name }: { name?: string }) => createElement('b', null, name), {
  defaultProps: { name: 'Ana' },
});
const Memo = memo(Greeting);
const Forward = forwardRef<HTMLElement>((_, ref) => createElement('i', { ref }));

const elements: Record<string, Parameters<typeof jsx>> = {
  'a tag': ['p', { className: 'a', children: 'São Paulo' }],
  'a tag with a key': ['p', { children: null }, 7],
  'a key in spread props': ['p', { key: 'k', id: 'i' }],
  'a ref': [Forward, { ref: { current: null } }],
  'a component': [Greeting, { name: 'Ana' }],
  'a component with default props': [WithDefaults, {}],
  'a memo component': [Memo, { name: 'Ana' }],
  'a fragment': [Fragment, { children: ['a', 'b'] }, 'k'],
};

/** React's development build adds more. */
const partsOf = ({ type, key, props, ref }: ReactElement & { ref?: unknown }) => ({ type, key, props, ref });

describe.each(Object.keys(elements))('%s', (name) => {
  test('is the element that React makes', () => {
    const own = jsx(...elements[name]!);
    const reacts = react.jsx(...(elements[name] as Parameters<typeof react.jsx>));
    expect(isValidElement(own)).toBe(true);
    expect(partsOf(own)).toEqual(partsOf(reacts));
    const html = (element: ReactElement) => renderToString(createElement('main', null, element));
    expect(html(own)).toBe(html(reacts));
  });
});

test('copies no props where nothing is left out', () => {
  const props = { className: 'a' };
  expect(jsx('p', props).props).toBe(props);
  expect(jsxs).toBe(jsx);
});
