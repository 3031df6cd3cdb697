import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { photoMount } from '@domain/media/photo';
import { reservedPhotoMount } from '@domain/media/reserved-photo';

const text = { type: 'string' as const };
const parameter = (name: string, description: string) => ({
  ...{ name, in: 'path' as const, required: true, description },
  schema: text,
});
const size = parameter('size', '`{width}.{format}`, or `{width}x{height}-{position}.{format}` of a crop');
const missing = { 404: { description: 'It does not exist, or may not be seen.' } };
const image = { 'image/*': { schema: { ...text, contentMediaType: 'image/*' } } };
const ours = { 'x-origin': 'ours' as const };

/** Routes of the back end that answer files, and no calls of the contract. */
export const fileOperations: ZodOpenApiPathsObject = {
  [`${photoMount}/{key}/{size}`]: {
    get: {
      ...ours,
      operationId: 'getPhoto',
      summary: 'Read a photo',
      description: 'Immutable.',
      tags: ['Files'],
      'x-access': 'Anyone',
      security: [],
      parameters: [parameter('key', '24 hexadecimal digits'), size],
      responses: { 200: { description: 'The photo', content: image }, ...missing },
    },
  },
  [`${reservedPhotoMount}/{seal}/{size}`]: {
    get: {
      ...ours,
      operationId: 'getReservedPhoto',
      summary: 'Read a photo of a reserved property',
      description: 'The seal belongs to an invitation, or to the team.',
      tags: ['Files'],
      'x-access': 'Who has the sealed address',
      security: [],
      parameters: [parameter('seal', 'From the answer that names the photo'), size],
      responses: { 200: { description: 'The photo', content: image }, ...missing },
    },
  },
  '/portal-files/{portal}': {
    get: {
      ...ours,
      operationId: 'getPortalFile',
      summary: 'Read the file of a portal',
      description: 'Portals read it at `/carga/{portal}/{secret}` of the website.',
      tags: ['Files'],
      'x-access': 'The portal, by the secret of its address',
      security: [{ portalFile: [] }],
      parameters: [parameter('portal', 'zap, chavesnamao or imovelweb')],
      responses: {
        200: { description: 'XML', content: { 'application/xml': { schema: text } } },
        304: { description: 'Not changed since `If-None-Match`.' },
        ...missing,
      },
    },
  },
};
