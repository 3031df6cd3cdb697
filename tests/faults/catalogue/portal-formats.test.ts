import { expect, it } from 'vitest';
import { exportFormatNames } from '@api/feeds/export/formats';
import { expectRoundTrip } from '@tests/support/portal-round-trip';

it.each(exportFormatNames)('2,000 listings come back from the file for %s', async (name) => {
  await expect(expectRoundTrip(name, 2_000)).resolves.toBeUndefined();
});
