import { createRequestHandler } from '@remix-run/express';
import { Router } from 'express';
import type { Logger } from 'pino';
import { Admission } from '@api/admission';
import type { SharedContext } from '~/context';
import { admitted } from './admission';
import type { Env } from './env';
import { finishedAnswers } from './finished-answers';
import { contextOf, pageContext } from './page-context';
import { promised } from './promised';
import type { SecurityHeaders } from './security-headers';
import { siteRequest } from './site-request';
import { photoUploads } from './announcements/photo-uploads';
import { wholeForms } from './whole-forms';
import type { WebsiteBuild } from './website-build';

interface WebsiteParts extends Pick<WebsiteBuild, 'build' | 'takeShortWay'> {
  shared: SharedContext;
  env: Env;
  security: SecurityHeaders;
  log: Logger;
}

/**
 * Pages that are made at once. With the back end in process each keeps processor or database busy, and more would only
 * wait for each other; those of a back end elsewhere mostly wait for it.
 */
const atOnce = { own: 5, elsewhere: 32 };

/** Answers with the website itself what nothing before has answered: Remix, and what stands around it. */
export function website({ build, takeShortWay, shared, env, security, log }: WebsiteParts): Router {
  const site = Router();
  const admission = new Admission(atOnce[env.apiBaseUrl ? 'elsewhere' : 'own']);
  const { pages, forms } = admitted(admission, security.plain, log);
  site.use(pages);
  site.use(pageContext(shared, env.geoHeaders));
  site.use(finishedAnswers(security, env.geoHeaders));
  site.use(photoUploads(security.plain));
  site.use(wholeForms(security.plain));
  site.use(forms);
  site.use(siteRequest(env.siteUrl));
  const answered =
    env.shortWay && takeShortWay && typeof build !== 'function' ? takeShortWay(site, build) : build;
  const mode = env.mode === 'development' ? 'development' : 'production';
  const remix = createRequestHandler({
    build: answered,
    mode,
    getLoadContext: (_req, res) => contextOf(res),
  });
  site.use(promised(remix));
  return site;
}
