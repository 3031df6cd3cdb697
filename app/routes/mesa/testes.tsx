import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { adminLinks } from '~/features/admin/admin-links';
import { ExperimentSection } from '~/features/admin/experiments/experiment-section';
import { experimentsData } from '~/features/admin/experiments/experiments.server';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Testes · Mesa');
export const loader = (args: LoaderFunctionArgs) => experimentsData(args);

/** Report of the experiments: a question, the arms, and a result where there is one. */
export default function Experiments() {
  const report = useLoaderData<typeof loader>();
  return (
    <>
      <div className="mcab">
        <h1 tabIndex={-1}>Testes</h1>
      </div>
      {report ? (
        <>
          <p className="mfrase">{report.sentence}</p>
          {report.experiments.map((experiment) => (
            <ExperimentSection {...experiment} key={experiment.name} />
          ))}
        </>
      ) : (
        <div className="mvazio" role="alert">
          <h2>Os testes não puderam ser lidos agora</h2>
          <a className="bt bt--2" href={adminLinks.experiments()}>
            Tentar de novo
          </a>
        </div>
      )}
    </>
  );
}
