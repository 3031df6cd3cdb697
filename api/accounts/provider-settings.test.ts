import { describe, expect, test } from 'vitest';
import { availableProviders, readProviderSettings } from './provider-settings';

const service = {
  IDENTITY_ISSUER: 'https://identidade.example/conta',
  IDENTITY_CLIENT_ID: 'site',
  IDENTITY_CLIENT_SECRET: 'um-segredo',
};

describe('the providers’ settings', () => {
  test.each([
    ['nothing', {}, []],
    ['empty values', { IDENTITY_ISSUER: '', GOOGLE_CLIENT_ID: '', IDENTITY_PROVIDERS: '' }, []],
    ['the service', service, ['google', 'facebook']],
    ['the service for one', { ...service, IDENTITY_PROVIDERS: 'Facebook' }, ['facebook']],
    ['Google itself', { GOOGLE_CLIENT_ID: 'site', GOOGLE_CLIENT_SECRET: 'um-segredo' }, ['google']],
    ['Google’s one tap alone', { GOOGLE_CLIENT_ID: 'site' }, []],
    [
      'Google itself and the service for Facebook',
      {
        ...service,
        IDENTITY_PROVIDERS: 'facebook',
        GOOGLE_CLIENT_ID: 'site',
        GOOGLE_CLIENT_SECRET: 'um-segredo',
      },
      ['google', 'facebook'],
    ],
  ])('%s: the buttons that are shown', (_name, given, wanted) => {
    expect(availableProviders(readProviderSettings(given))).toEqual(wanted);
  });

  test.each([
    ['IDENTITY_ISSUER', { ...service, IDENTITY_ISSUER: 'identidade.example' }],
    ['IDENTITY_ISSUER', { ...service, IDENTITY_ISSUER: 'http://identidade.example' }],
    ['IDENTITY_ISSUER', { ...service, IDENTITY_ISSUER: 'https://identidade.example/?a=um-segredo' }],
    ['IDENTITY_PAGES_URL', { ...service, IDENTITY_PAGES_URL: 'javascript:alert(1)' }],
    ['IDENTITY_PROVIDERS', { ...service, IDENTITY_PROVIDERS: 'google, apple' }],
    ['IDENTITY_CLIENT_ID', { ...service, IDENTITY_CLIENT_ID: 'um site' }],
    ['IDENTITY_CLIENT_SECRET', { ...service, IDENTITY_CLIENT_SECRET: 'um-segredo\n' }],
    ['IDENTITY_CLIENT_SECRET', { ...service, IDENTITY_CLIENT_SECRET: '' }],
    ['IDENTITY_ISSUER', { IDENTITY_CLIENT_ID: 'site', IDENTITY_CLIENT_SECRET: 'um-segredo' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'um-segredo' }],
  ])('names %s in a one-line startup error without secrets: %j', (name, given) => {
    const read = () => readProviderSettings(given);
    expect(read).toThrow(new RegExp(`^A configuração .*${name}.*$`));
    expect(read).not.toThrow('um-segredo');
  });
});
