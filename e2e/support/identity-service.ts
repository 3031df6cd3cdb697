import { startIdentityService } from '../../tests/support/identity-service';

/** The identity service of the stories, on its own (playwright.config.ts starts it). */
const { PORT, SITE_URL } = process.env;
if (!PORT || !SITE_URL) throw new Error('PORT and SITE_URL are needed');
await startIdentityService({ port: Number(PORT), siteUrl: SITE_URL });
