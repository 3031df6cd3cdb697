import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TodayList } from '~/features/admin/today/today-list';
import { todayData } from '~/features/admin/today/today.server';
import { privatePageMeta } from '~/page-meta';

export const meta = privatePageMeta('Hoje · Mesa');
export const loader = (args: LoaderFunctionArgs) => todayData(args);

/** Entrance of the admin: what waits for a person, the most overdue first. */
export default function Today() {
  const { day, lists, facts, sentence, unread, nextHref } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="mcab">
        <h1 className="mdia">{day}</h1>
      </div>
      {unread && (
        <p className="mfrase" role="alert">
          {unread}
        </p>
      )}
      {sentence && <p className="mfrase">{sentence}</p>}
      <div className="dupla-m">
        <div className="mpartes">
          {lists.map((list) => (
            <TodayList {...list} key={list.title} />
          ))}
          {nextHref && (
            <p>
              <a className="bt bt--2" href={nextHref}>
                Ver contatos
              </a>
            </p>
          )}
        </div>
        {facts.length > 0 && (
          <div className="mlados">
            <section className="lado">
              <h2>Desde ontem</h2>
              <dl className="mdl">
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        )}
      </div>
    </>
  );
}
