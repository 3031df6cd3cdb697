import { createRequestHandler } from '@remix-run/express';
import { Router } from 'express';
import type { Services } from '~/context';
import type { Shedder } from './http/load-shedding';
import type { Env } from './env';
import { adminEntry } from './http/admin-entry';
import { responseHeaders } from './http/response-headers';
import { contextOf, provideLoadContext } from './load-context';
import { asyncHandler } from './http/async-handler';
import type { SecurityHeaders } from './http/security-headers';
import { canonicalRequest } from './http/canonical-request';
import { photoUploads } from './announcements/photo-uploads';
import { feedFiles } from './http/feed-files';
import { bufferFormBody } from './http/buffer-form-body';
import type { WebsiteBuild } from './website-build';

interface WebsiteOptions extends Pick<WebsiteBuild, 'build' | 'addDocumentRenderer'> {
  shared: Services;
  env: Env;
  security: SecurityHeaders;
  shedder: Pick<Shedder, 'pages' | 'forms'>;
}

export function website(options: WebsiteOptions): Router {
  const { build, addDocumentRenderer, shared, env, security, shedder } = options;
  const site = Router();
  site.use(shedder.pages);
  site.use(provideLoadContext(shared, env));
  site.use(responseHeaders(security, env.geoHeaders));
  site.use(adminEntry(security.plain));
  site.use(photoUploads(security.plain));
  site.use(feedFiles(security.plain));
  site.use(bufferFormBody(security.plain));
  site.use(shedder.forms);
  site.use(canonicalRequest(env.siteUrl));
  const remixBuild =
    env.hasDocumentRenderer && addDocumentRenderer && typeof build !== 'function'
      ? addDocumentRenderer(site, build)
      : build;
  const mode = env.mode === 'development' ? 'development' : 'production';
  const remix = createRequestHandler({
    build: remixBuild,
    mode,
    getLoadContext: (_req, res) => contextOf(res),
  });
  site.use(asyncHandler(remix));
  return site;
}
