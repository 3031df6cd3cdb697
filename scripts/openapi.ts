import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi/document';
import { oneLineEach } from './openapi/tidy';

/** `npx tsx scripts/openapi.ts` writes it; a test compares them. */
export const openApiFile = 'docs/openapi.json';

export const openApiText = async (): Promise<string> => oneLineEach(await openApiDocument());

if (process.argv[1] === import.meta.filename) await writeFile(openApiFile, await openApiText());
