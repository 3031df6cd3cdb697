import { secretCheck } from '@api/platform/http/api-secrets';
import { type FeedPortal, portalPath } from '@domain/property/feed-portals';
import type { PortalFeedsDeps } from './deps';

type Settings = PortalFeedsDeps['admin'];

const secretsOf = ({ portalSecrets }: Settings, portal: FeedPortal, generation: number) =>
  portalSecrets(`${portal}.${generation}`);

/** Where the portal reads its file. */
export const portalAddress = (admin: Settings, portal: FeedPortal, generation: number): string =>
  new URL(portalPath(portal, secretsOf(admin, portal, generation)[0]!), admin.siteUrl).href;

/** In constant time. */
export const isPortalSecret = (
  admin: Settings,
  portal: FeedPortal,
  generation: number,
  given: string | undefined,
): boolean => secretCheck(secretsOf(admin, portal, generation))(given ?? null);
