import { apiSecretHeader } from '@contract/geolocation';
import { portalSecretHeader } from '@domain/property/feed-portals';

const header = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  ...{ name, description },
});
const bearer = (description: string) => ({ type: 'http' as const, scheme: 'bearer', description });

export const securitySchemes = {
  website: header(apiSecretHeader, 'API_SECRET; not needed on loopback without it.'),
  customer: bearer('`access_token` of a sign-in (`auth/…`).'),
  staff: bearer('`token` of a member’s sign-in (`staff/sign-in`).'),
  zap: { type: 'http' as const, scheme: 'basic', description: 'The password is one of ZAP_SECRETS.' },
  imovelweb: header('Authorization', 'One of IMOVELWEB_SECRETS; IMOVELWEB_HEADER names another header.'),
  standardWebhook: header(
    'webhook-signature',
    'HMAC-SHA256 of `webhook-id.webhook-timestamp.body` (standardwebhooks.com).',
  ),
  portalFile: header(portalSecretHeader, 'The secret of the portal’s address, which the website sends.'),
};
