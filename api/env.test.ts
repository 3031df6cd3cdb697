import { describe, expect, it } from 'vitest';
import { readApiEnv } from './env';

describe('the back end’s settings', () => {
  it('have defaults for everything; an empty value counts as not set', () => {
    const defaults = { dataDir: 'data', port: 3001, demoCatalogue: true, photos: true, logLevel: 'info' };
    expect(readApiEnv({})).toMatchObject(defaults);
    expect(readApiEnv({ DATABASE_URL: '', DATA_DIR: '', API_PORT: '', DEMO_CATALOGUE: '' })).toMatchObject(
      defaults,
    );
  });

  it.each([
    [{ DATABASE_URL: 'postgres://u:p@db:5432/x' }, false],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/x', DEMO_CATALOGUE: 'on' }, true],
    [{ DEMO_CATALOGUE: 'off' }, false],
  ])('load the demo catalogue with the embedded database, or as they say: %j', (given, wanted) => {
    expect(readApiEnv(given).demoCatalogue).toBe(wanted);
  });

  it.each([
    ['API_PORT', '70000'],
    ['DATABASE_URL', 'mysql://secret@db/x'],
    ['DEMO_CATALOGUE', 'talvez'],
    ['LOG_LEVEL', 'loud'],
  ])('that do not serve are named in one line, without their value: %s', (name, value) => {
    const read = () => readApiEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^A configuração ${name} não serve: .+$`));
    expect(read).not.toThrow(value);
  });
});
