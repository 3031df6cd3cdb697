import { type Kysely, sql } from 'kysely';

/**
 * What happened to a property (docs/decisions/0060-catalogue-remembers.md). An offer is a property in a negotiation: it is
 * announced, left, came back, or changed its price; condition and photos are the property's own. Written by the database
 * itself, whoever changes a row, in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_event (
      id bigserial primary key,
      property_id int not null references property (id) on delete cascade,
      -- to the millisecond, as programs know it: asked since its own moment, an event is not among those since
      at timestamptz(3) not null default date_trunc('milliseconds', now()),
      -- announced, left, back, price: of an offer; condition, photos: of the property
      kind text not null,
      -- sell or rent; null: not about an offer
      negotiation text,
      -- whole units of the currency; null: no price was told; not shown: known, and 'sob consulta' to visitors.
      -- What stood before is left out of announced and back, what stands after out of left.
      old_price bigint,
      old_shown boolean,
      old_currency text,
      new_price bigint,
      new_shown boolean,
      new_currency text,
      old_condition text,
      new_condition text,
      -- the import that wrote it
      run_id int references import_run (id) on delete set null
    );
    create index property_event_property on property_event (property_id, at);
    create index property_event_run on property_event (run_id) where run_id is not null;

    create function remember_property() returns trigger language plpgsql as $$
      declare
        run int := nullif(current_setting('catalogue.run_id', true), '');
        stood boolean := coalesce(old.active and old.available, false);
        stands boolean := new.active and new.available;
      begin
        insert into property_event (property_id, kind, negotiation, old_price, old_shown, old_currency,
          new_price, new_shown, new_currency, run_id)
        select new.id,
          case
            when not stands_so then 'left'
            when stood_so then 'price'
            when exists (select 1 from property_event
              where property_id = new.id and kind = 'left' and negotiation = offer) then 'back'
            else 'announced'
          end,
          offer,
          case when stood_so then old_amount end,
          case when stood_so then was_shown end,
          case when stood_so then old.currency end,
          case when stands_so then new_amount end,
          case when stands_so then is_shown end,
          case when stands_so then new.currency end,
          run
        from (values
          ('sell', stood and old.for_sale, old.sell_price, old.sale_amount is not null,
            stands and new.for_sale, new.sell_price, new.sale_amount is not null),
          ('rent', stood and old.for_rent, old.rent_price, old.rent_amount is not null,
            stands and new.for_rent, new.rent_price, new.rent_amount is not null)
        ) as offers (offer, stood_so, old_amount, was_shown, stands_so, new_amount, is_shown)
        where stood_so <> stands_so
          or stands_so and (old_amount, was_shown) is distinct from (new_amount, is_shown)
          or stands_so and old_amount is not null and old.currency <> new.currency;
        if stood and stands then
          insert into property_event (property_id, kind, old_condition, new_condition, run_id)
          select new.id, 'condition', old.condition, new.condition, run where old.condition <> new.condition
          union all
          select new.id, 'photos', null, null, run where old.photos is distinct from new.photos
            and jsonb_path_query_array(old.photos, '$[*].url') <> jsonb_path_query_array(new.photos, '$[*].url');
        end if;
        return null;
      end $$;
    create trigger property_changed after update on property
      for each row
      when ((old.active, old.available, old.for_sale, old.for_rent, old.sell_price, old.rent_price, old.currency,
          old.condition, old.photos)
        is distinct from (new.active, new.available, new.for_sale, new.for_rent, new.sell_price, new.rent_price,
          new.currency, new.condition, new.photos))
      execute function remember_property();
    -- A source's first load announces nothing, nor does a copy of a catalogue: only a run that names itself does.
    create trigger property_added after insert on property
      for each row
      when (current_setting('catalogue.run_id', true) <> '')
      execute function remember_property();

    -- What had left stays told: its row was last touched when it did.
    insert into property_event (property_id, at, kind, negotiation, old_price, old_shown, old_currency)
    select id, date_trunc('milliseconds', updated_at), 'left', offer, amount, shown, currency
    from property cross join lateral (values
      ('sell', for_sale, sell_price, sale_amount is not null), ('rent', for_rent, rent_price, rent_amount is not null)
    ) as offers (offer, stood, amount, shown)
    where not active and stood
    order by updated_at, id;
  `.execute(db);
}
