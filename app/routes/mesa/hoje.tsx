import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TodayList } from '~/features/admin/today/today-list';
import { OfferCard } from '~/features/admin/today/offer-card';
import { todayAction, todayData } from '~/features/admin/today/today.server';
import { FieldError } from '~/forms/field';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';

export { adminHeaders as headers } from '~/features/admin/headers';
export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Hoje · Mesa');
export const loader = (args: LoaderFunctionArgs) => todayData(args);

export const action = (args: ActionFunctionArgs) => todayAction(args);

/** Entrance of the admin: what waits for a person, the most overdue first. */
export default function Today() {
  const { title, offers, absence, absencesHref, lists, facts, sentence, unread, nextHref } =
    useLoaderData<typeof loader>();
  const reply = useActionData() as FormReply | null | undefined;
  return (
    <>
      <div className="mcab">
        <h1 className="mdia">{title}</h1>
      </div>
      <FieldError id="hoje-envio" error={reply?.failed} />
      {unread && (
        <p className="mfrase" role="alert">
          {unread}
        </p>
      )}
      {absence && <p className="mfrase">{absence}</p>}
      {sentence && <p className="mfrase">{sentence}</p>}
      <div className="dupla-m">
        <div className="mpartes">
          {offers.map((offer) => (
            <OfferCard {...offer} key={offer.id} />
          ))}
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
          {absencesHref && (
            <p>
              <a className="elo" href={absencesHref}>
                Minhas ausências
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
