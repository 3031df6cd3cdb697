import { Field } from '~/forms/field';
import { TextField } from '~/forms/text-field';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { asDocument } from '../document-link';
import { feedFileAddress, feedFileFields } from './feed-file';
import { useRefresh } from './use-refresh';

interface FeedFileFormProps {
  sources: readonly { name: string }[];
  problem: string | null;
}

/** A whole form with or without scripts: server/http/feed-files.ts takes it as it arrives. */
export const FeedFileForm = ({ sources, problem }: FeedFileFormProps) => (
  <details className="mforcar" open={problem !== null}>
    <summary>Enviar um arquivo</summary>
    {/* A document of its own: Remix would send it to the route of a run. */}
    <form
      className="form marquivo"
      method="post"
      encType="multipart/form-data"
      action={feedFileAddress}
      {...asDocument}
    >
      <TextField
        id="arquivo-fonte"
        name={feedFileFields.source}
        label="Fonte"
        help="Uma das fontes, ou um nome novo: minúsculas sem acento, números e hifens."
        list="arquivo-fontes"
        defaultValue={sources[0]?.name ?? ''}
        maxLength={60}
        autoComplete="off"
        required
      />
      <datalist id="arquivo-fontes">
        {sources.map(({ name }) => (
          <option value={name} key={name} />
        ))}
      </datalist>
      <Field
        id="arquivo-envio"
        label="Arquivo"
        help="XML de um dos formatos lidos, até 100 MB, também em .gz. Com todos os imóveis da fonte: os outros sairiam do ar."
        error={problem ?? undefined}
      >
        <input
          type="file"
          id="arquivo-envio"
          name={feedFileFields.file}
          required
          aria-describedby="arquivo-envio-dica"
        />
      </Field>
      <button className="bt bt--2">Enviar e ver a prévia</button>
      <p className="nota">
        Nada vai ao ar antes da prévia. A próxima carga com hora marcada da mesma fonte vale por cima.
      </p>
    </form>
  </details>
);

/** The page looks again by itself; without scripts, by its link. */
export function ReadingFiles({ uploads }: { uploads: readonly string[] }) {
  useRefresh();
  return (
    <div className="mrecado" role="status">
      <Icon name="clock" />
      <p>Em leitura: {uploads.join('; ')}.</p>
      <a className="elo" href={adminLinks.feeds()}>
        Atualizar
      </a>
    </div>
  );
}
