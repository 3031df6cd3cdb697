import { expect, it } from 'vitest';
import { withoutSections } from './markup-sections';

it.each([
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<STYLE type="x">p{}</style >b<!-- c -->d', 'abd'],
  ['a<!-- <script> -->b</script>c', 'a<!-- c'],
  ['<script>1</script>a<script>2</script>b', 'ab'],
  ['a<script>never closed', 'a<script>never closed'],
  ['a<style>b</script>c', 'a<style>b</script>c'],
])('%s → %s', (text, plain) => expect(withoutSections(text)).toBe(plain));
