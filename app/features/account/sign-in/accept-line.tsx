import { links } from '~/links';

/** Privacy consent (LGPD). */
export function AcceptLine() {
  return (
    <p className="nota">
      Ao continuar, você aceita a{' '}
      <a className="sublinhado" href={links.privacy()}>
        política de privacidade
      </a>
      .
    </p>
  );
}
