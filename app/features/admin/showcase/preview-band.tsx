import { NoticeBand } from '~/components/ui/notice-band';

/** Above the site's own page with what the draft has. */
export const PreviewBand = ({ back }: { back: string }) => (
  <NoticeBand text="Prévia do rascunho: só a equipe vê esta página.">
    <a className="elo" href={back}>
      Voltar à Mesa
    </a>
  </NoticeBand>
);

/** @param wrong why the draft cannot be published */
export const PreviewErrors = ({ wrong }: { wrong: readonly string[] }) => (
  <div className="palco secao">
    <h1>Falta pouco para a prévia</h1>
    <ul>
      {wrong.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
