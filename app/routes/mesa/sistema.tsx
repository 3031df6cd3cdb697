import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { SystemLine } from '~/features/admin/system/system-line';
import { systemData } from '~/features/admin/system/system.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Sistema · Mesa');
export const loader = (args: LoaderFunctionArgs) => systemData(args);

type Reading = NonNullable<Awaited<ReturnType<typeof systemData>>>;

/** State of the machinery: a sentence and lines. */
export default function System() {
  const reading = useLoaderData<typeof loader>();
  return (
    <>
      <div className="mcab">
        <h1>Sistema</h1>
        {reading && <span className="nota">lido {reading.readAt}</span>}
      </div>
      {reading ? <SystemLines {...reading} /> : <SystemUnread />}
    </>
  );
}

const SystemLines = ({ sentence, groups, facts }: Reading) => (
  <>
    <p className="mfrase">{sentence}</p>
    <div className="dupla-m">
      <div className="mpartes">
        {groups.map(({ title, lines }) => (
          <section className="msec" key={title}>
            <h2>{title}</h2>
            <ul className="saude">
              {lines.map(({ key, ...line }) => (
                <SystemLine {...line} key={key} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mlados">
        <section className="lado">
          <h2>Versão</h2>
          <dl className="mdl">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a href={adminLinks.openApi()}>Descrição das chamadas (OpenAPI)</a>
          </p>
        </section>
      </div>
    </div>
  </>
);

const SystemUnread = () => (
  <div className="mvazio" role="alert">
    <h2>O sistema não pôde ser lido agora</h2>
    <a className="bt bt--2" href={adminLinks.system()}>
      Tentar de novo
    </a>
  </div>
);
