import { expect, test } from 'vitest';
import { hasDotSegments } from './dot-segments';

test.each([
  '/..',
  '/.',
  '..',
  '/fotos/../brokers',
  '/fotos/./brokers',
  '/fotos/%2e%2e/brokers',
  '/fotos/%2E%2e/brokers',
  '/fotos/.%2e/brokers',
  '/fotos/..%2fbrokers',
  '/fotos/..%2Fbrokers',
  '/fotos%2f..%2fbrokers',
  '/fotos/..\\brokers',
  '/fotos\\..\\brokers',
  '/fotos/..%5cbrokers',
  '/fotos/%252e%252e/brokers',
  '/fotos/%25252E%25252e%252fbrokers',
  'products/code/..',
])('%s has them', (path) => expect(hasDotSegments(path)).toBe(true));

test.each([
  '/',
  '',
  '/a..b',
  '/...',
  '/.well-known/x',
  '/fotos/a/480.webp',
  '/a.%2',
  '/%2',
  'a%2eb',
  '/a/b..',
])('%s has none', (path) => expect(hasDotSegments(path)).toBe(false));
