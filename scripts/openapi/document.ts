import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorAnswer } from '@contract/errors';
import { webhookEvents } from '@contract/webhooks';
import { callName, describedCalls } from './described-calls';
import { errorResponses } from './errors';
import { fileOperations } from './files';
import { inboundOperations } from './inbound';
import { namedSchemas, schemaTexts } from './named-schemas';
import { openApiPath, operationOf } from './operation';
import { override } from './schema-override';
import { securitySchemes } from './security-schemes';
import { summaries } from './summaries/summaries';
import { tagOf, tagsOf } from './tags';
import { tidy } from './tidy';
import { webhooks } from './webhooks';

const description = `Calls of the back end and their origin: \`x-origin: specification\` or \`ours\`. Another back end needs those of the specification only (docs/integrating.md). \`x-access\` says who may make a call; for calls of the admin \`x-permission\` is the verb and \`x-roles\` the roles that have it; \`x-errors\` names the codes of 409 and 410.

A website in front of the back end sends \`x-api-secret\` where API_SECRET is set, and the visitor’s address in \`x-visitor-ip\`. Texts in \`message\` and \`errors\` are Portuguese, for people. Objects may get more fields: ignore those that you do not know.`;

/** @throws Error for a call without a summary, and for a summary of no call */
export async function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  const missing = describedCalls.map(callName).filter((name) => !summaries[name]);
  const unknown = Object.keys(summaries).filter(
    (name) => !describedCalls.some((call) => callName(call) === name),
  );
  if (missing.length + unknown.length > 0)
    throw new Error(
      `scripts/openapi/summaries: missing ${missing.join(', ') || 'none'}; of no call ${unknown.join(', ') || 'none'}`,
    );
  for (const call of describedCalls) {
    const name = callName(call);
    const operation = operationOf(call, { summary: summaries[name]!, tag: tagOf(call.path) });
    const path = openApiPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  const used = describedCalls.flatMap(({ answer, body, query }) =>
    [answer, body, query].filter((each) => !!each),
  );
  const schemas = await namedSchemas([...used, errorAnswer, ...webhookEvents]);
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Bossa Nova: back end',
        version: '1.0.0',
        description,
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [
        { url: 'http://127.0.0.1:3001', description: '`npm run api` (API_PORT)' },
        { url: 'https://site.example', description: 'The website, for the tag Inbound' },
      ],
      tags: tagsOf(describedCalls.map(({ path }) => path)),
      paths: { ...paths, ...inboundOperations, ...fileOperations },
      webhooks,
      components: {
        schemas,
        responses: {
          Error: {
            description: 'Another error',
            content: { 'application/json': { schema: errorAnswer } },
          },
          ...errorResponses,
        },
        securitySchemes,
      },
    },
    { override },
  );
  const tidied = tidy(document);
  const texts = schemaTexts();
  for (const [name, schema] of Object.entries(tidied.components?.schemas ?? {})) {
    const text = texts.get(name.replace(/Output$/, ''));
    if (text && !('$ref' in schema)) schema.description ??= text;
  }
  return tidied;
}
