import { links } from '~/links';

export function PrivacyLine({ verb = 'enviar' }: { verb?: string }) {
  return (
    <p className="nota">
      {/* One text: the footer's static markup separates no texts, and its form is hydrated. */}
      {`Ao ${verb}, você concorda com a `}
      <a className="sublinhado" href={links.privacy()}>
        política de privacidade
      </a>
      .
    </p>
  );
}
