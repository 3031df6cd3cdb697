import { qrCode, type QrCode } from '~/features/sharing/qr.server';

export interface TotpSecret extends QrCode {
  uri: string;
  /** Base 32. */
  secret: string;
}

const totpUri = /^otpauth:\/\/totp\/[^\s?]{1,300}\?\S{1,300}$/;

/** The form posts the URI back, since the back end answers it once. null: not one of an app. */
export function totpSecretOf(uri: string): TotpSecret | null {
  const secret = totpUri.test(uri) && new URL(uri).searchParams.get('secret');
  return secret && /^[A-Z2-7]{16,64}$/.test(secret) ? { uri, secret, ...qrCode(uri) } : null;
}
