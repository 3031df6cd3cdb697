import { type Kysely, sql } from 'kysely';

/** Property events and alert batches in one statement for all rows of an update (docs/decisions/0147-bulk-in-sets.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger property_changed on property;
    -- As remember_property. Without nested loops: the rows before and after have no statistics and no index.
    create function remember_changed_properties() returns trigger language plpgsql
    set enable_nestloop = off as $$
      declare
        run int := nullif(current_setting('catalogue.run_id', true), '');
      begin
        insert into property_event (property_id, kind, negotiation, old_price, old_shown, old_currency,
          new_price, new_shown, new_currency, old_condition, new_condition, run_id)
        with changed as materialized (
          select n.id, o.active and o.available as stood, n.active and n.available as stands,
            o.currency as old_currency, n.currency as new_currency,
            o.condition as old_condition, n.condition as new_condition,
            o.for_sale as was_for_sale, o.sell_price as old_sell, o.sale_amount is not null as sell_was_shown,
            n.for_sale, n.sell_price as new_sell, n.sale_amount is not null as sell_is_shown,
            o.for_rent as was_for_rent, o.rent_price as old_rent, o.rent_amount is not null as rent_was_shown,
            n.for_rent, n.rent_price as new_rent, n.rent_amount is not null as rent_is_shown,
            o.photos is distinct from n.photos
              and jsonb_path_query_array(o.photos, '$[*].url') <> jsonb_path_query_array(n.photos, '$[*].url')
              as has_other_photos
          from old_rows o join new_rows n on n.id = o.id
          where (o.active, o.available, o.for_sale, o.for_rent, o.sell_price, o.rent_price, o.currency, o.condition,
              o.photos)
            is distinct from (n.active, n.available, n.for_sale, n.for_rent, n.sell_price, n.rent_price, n.currency,
              n.condition, n.photos)
        ), offers as (
          select id, 'sell' as offer, stood and was_for_sale as stood, old_sell as old_price, sell_was_shown as was_shown,
            old_currency, stands and for_sale as stands, new_sell as new_price, sell_is_shown as is_shown, new_currency
          from changed
          union all
          select id, 'rent', stood and was_for_rent, old_rent, rent_was_shown,
            old_currency, stands and for_rent, new_rent, rent_is_shown, new_currency
          from changed
        )
        select id,
          case
            when not stands then 'left'
            when stood then 'price'
            when exists (select from property_event e
              where e.property_id = offers.id and e.kind = 'left' and e.negotiation = offer) then 'back'
            else 'announced'
          end,
          offer,
          case when stood then old_price end, case when stood then was_shown end, case when stood then old_currency end,
          case when stands then new_price end, case when stands then is_shown end,
          case when stands then new_currency end,
          null, null, run
        from offers
        where stood <> stands
          or stands and (old_price, was_shown) is distinct from (new_price, is_shown)
          or stands and old_price is not null and old_currency <> new_currency
        union all
        select id, 'condition', null, null, null, null, null, null, null, old_condition, new_condition, run
        from changed where stood and stands and old_condition <> new_condition
        union all
        select id, 'photos', null, null, null, null, null, null, null, null, null, run
        from changed where stood and stands and has_other_photos;
        return null;
      end $$;
    create trigger property_changed after update on property
      referencing old table as old_rows new table as new_rows
      for each statement execute function remember_changed_properties();

    -- The source is read by key for each event: a join would take the settings of whoever fires the trigger.
    create function note_alert_batches() returns trigger language plpgsql as $$
      begin
        insert into alert_batch (source_id, at)
        select distinct (select p.source_id from property p where p.id = e.property_id), e.at from new_rows e
        where e.kind in ('announced', 'price', 'back', 'left') and e.at = transaction_time()
        on conflict do nothing;
        return null;
      end $$;
    drop trigger event_of_batch on property_event;
    create trigger event_of_batch after insert on property_event
      referencing new table as new_rows
      for each statement execute function note_alert_batches();
    drop function note_alert_batch();
  `.execute(db);
}
