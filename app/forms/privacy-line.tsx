import { links } from '~/links';

/** What a visitor who sends a form agrees to (LGPD), by the word on its button: 'enviar', 'assinar'. */
export function PrivacyLine({ verb = 'enviar' }: { verb?: string }) {
  return (
    <p className="nota">
      Ao {verb}, você concorda com a{' '}
      <a className="sublinhado" href={links.privacy()}>
        política de privacidade
      </a>
      .
    </p>
  );
}
