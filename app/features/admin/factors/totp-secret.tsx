import type { TotpSecret } from './totp-secret.server';

/** For an authenticator app: its picture, and the same as text for who cannot scan it. */
export function TotpPicture({ secret, size, path }: Omit<TotpSecret, 'uri'>) {
  return (
    <>
      <svg
        className="mqr"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Código QR para o aplicativo"
      >
        <path className="mqr__f" d={`M0 0h${size}v${size}H0z`} />
        <path d={path} />
      </svg>
      <p className="menor suave">
        Sem câmera, escreva no aplicativo:{' '}
        <code className="msegredo">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  );
}
