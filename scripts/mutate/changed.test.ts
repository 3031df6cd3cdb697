import { expect, test } from 'vitest';
import { changedLines } from './changed.mjs';

const diff = `diff --git contract/leads.ts contract/leads.ts
--- contract/leads.ts
+++ contract/leads.ts
@@ -3 +3 @@ import { z } from 'zod';
-const most = 3;
+const most = 4;
@@ -20,0 +21,2 @@ export const lead = z.object({
+  name: text,
+  phone,
@@ -40,3 +42,0 @@ export const lead = z.object({
-a
diff --git domain/old.ts domain/old.ts
--- domain/old.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-a
`;

test('mutates new or changed lines, but no removed lines or files', () => {
  expect([...changedLines(diff.split('\n'))]).toEqual([
    [
      'contract/leads.ts',
      [
        { from: 3, to: 3 },
        { from: 21, to: 22 },
      ],
    ],
  ]);
  expect([...changedLines([''])]).toEqual([]);
});
