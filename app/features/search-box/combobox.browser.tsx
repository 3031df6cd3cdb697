import { useEffect, useRef, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { isCodeText, isNumber } from '@domain/property/property-code';
import { placeNotFound, placesFailed } from '@domain/search/place-messages';
import type { SuggestedPlace } from './suggested-place';
import { links } from '~/links';
import { announce } from '~/components/ui/live-region.browser';
import { destinationKey } from '~/navigation/missing-files.browser';
import { showSnackbar } from '~/components/ui/snackbars.browser';
import {
  hasRadiusStep,
  negotiationWord,
  typedText,
  withinOf,
  type BoxElements,
} from './box-elements.browser';
import { confirmCode, notReady } from './box-texts.browser';
import { DeniedNotice } from './denied-notice.browser';
import { findVisitor } from './near-me.browser';
import { OptionList, optionId, type Option } from './options.browser';
import { optionsFor } from './options-for.browser';
import { firstRadius, RadiusStep } from './radius-step.browser';
import { findCode, recentSearches, rememberSearch } from './requests.browser';
import { useActiveRow } from './use-active-row.browser';
import { useAnnouncement } from './use-announcement.browser';
import { useBoxAttributes, useBoxEvents } from './use-box.browser';
import { isSheet, usePanelPlace, useSheet } from './use-panel-place.browser';
import { useSuggestions } from './use-suggestions.browser';

interface ComboboxProps {
  box: BoxElements;
  navigate: (path: string) => void;
}

/** Panel of the search box (spec 1 §2.5 and §7); use-box.browser.ts handles field, button and form. */
export function Combobox({ box, navigate }: ComboboxProps) {
  const { input, id } = box;
  const [text, setText] = useState(() => typedText(box));
  const [isFilled, setFilled] = useState(input.value.trim() !== '');
  const [open, setOpen] = useState(document.activeElement === input);
  const [step, setStep] = useState<'list' | 'radius' | 'denied'>('list');
  const [chosen, setChosen] = useState<SuggestedPlace | null>(null);
  const [radius, setRadius] = useState(0);
  const [recent, setRecent] = useState<readonly SuggestedPlace[]>([]);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  /** Where the visitor was when a form was sent before the list was there. */
  const [sentEarly, setSentEarly] = useState<string>();
  const turn = useRef({});

  const query = text.trim();
  const code = isNumber(query);
  const within = withinOf(box);
  const found = useSuggestions(code ? '' : query, within);
  const isAnswered = found.text === query;
  const choice = chosen ?? (isAnswered ? found.exact : null);
  const mayBeCode = isCodeText(query) && isAnswered;

  useEffect(() => {
    if (open) void recentSearches(within).then(setRecent);
  }, [open, within]);

  const answered = found.text !== '';
  const options = optionsFor({ asked: query, code, answered, suggestions: found.places, recent });
  const rows = useActiveRow(options.length, `${step} ${query} ${found.text}`);
  const isNoPlace = isAnswered && query && !found.failed && found.places.length === 0;
  const hint = code || (mayBeCode && isNoPlace) ? confirmCode : isNoPlace && placeNotFound;
  const shownNote = note || hint;
  const isShown = open && (step !== 'list' || options.length > 0 || !!shownNote);
  const listId = `${id}-lista`;
  const hasList = isShown && step === 'list' && options.length > 0;

  useAnnouncement(open && step === 'list', isAnswered && !code, found.places.length, hint || '');
  useEffect(() => {
    if (isAnswered && found.failed) showSnackbar({ tone: 'danger', text: placesFailed });
  }, [isAnswered, found.failed]);
  useEffect(() => {
    if (!sentEarly || !isAnswered) return;
    setSentEarly(undefined);
    if (sentEarly === destinationKey()) box.form.requestSubmit();
  }, [sentEarly, isAnswered, box]);

  function close() {
    setOpen(false);
    rows.clear();
    setStep('list');
  }

  function leave(path: string) {
    close();
    input.value = input.defaultValue;
    setText('');
    setChosen(null);
    box.form.closest<HTMLElement>('[popover]')?.hidePopover?.();
    // The next page takes the focus (app/navigation/arrival.browser.ts).
    input.blur();
    navigate(path);
  }

  function choose(place: SuggestedPlace) {
    input.value = place.label;
    setText(place.label);
    setFilled(true);
    setChosen(place);
    if (!hasRadiusStep(box) || place.lat === null) return search(place, 0);
    setRadius(firstRadius(place));
    setStep('radius');
    setOpen(true);
  }

  function search(place: SuggestedPlace, km: number) {
    const { lat, lng, label, type } = place;
    const detail = { id: place.id, label, lat, lng, range: km || place.range, type };
    document.dispatchEvent(new CustomEvent('location-changed', { detail }));
    rememberSearch(place.id);
    leave(addressOf(place, km));
  }

  function addressOf({ hrefs, radii }: SuggestedPlace, km: number): string {
    return hrefs[negotiationWord(box)][radii.findIndex((choice) => choice.km === km)]!;
  }

  /** Returns undefined if the visitor has typed or left meanwhile. */
  async function wait<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    const own = (turn.current = {});
    const from = destinationKey();
    setBusy(true);
    const found = await answer;
    if (turn.current !== own) return undefined;
    setBusy(false);
    if (destinationKey() === from) return found;
    setNote('');
    return undefined;
  }

  async function searchCode() {
    const answer = await wait(findCode(query));
    if (!answer) return;
    if (answer.path !== null) return leave(answer.path);
    if (answer.message.tone === 'danger') setNote(answer.message.text);
    showSnackbar(answer.message);
  }

  async function searchNear() {
    setNote('Procurando onde você está…');
    const point = await wait(findVisitor());
    if (point === undefined) return;
    setNote('');
    if (point) return leave(links.nearSearch(point, negotiationWord(box), within));
    setOpen(true);
    setStep('denied');
  }

  function choosePlaceOrNear(option: Option | undefined) {
    if (option?.place) choose(option.place);
    else if (option) void searchNear();
  }

  /** A text is always enough (docs/decisions/0108-a-calm-listing.md). @returns false if the browser must submit the form */
  function submit(): boolean {
    if (busy) return true;
    if (step === 'radius' && chosen) search(chosen, radius);
    else if (code) void searchCode();
    else if (choice) choose(choice);
    else if (!isFilled) {
      announce(notReady);
      input.focus();
    } else if (!isAnswered) setSentEarly(destinationKey());
    // The server finds the place or offers those that it may be.
    else return false;
    return true;
  }

  useBoxAttributes(box, {
    expanded: hasList,
    listId,
    activeId: hasList && rows.active >= 0 ? optionId(listId, rows.active) : null,
    shown: isShown,
    ready: isFilled || !open,
    busy,
  });
  usePanelPlace(box, isShown, step);
  useSheet(box, open, close);
  function type() {
    setText(input.value);
    setFilled(input.value.trim() !== '');
    setChosen(null);
    setNote('');
    setSentEarly(undefined);
    setBusy(false);
    turn.current = {};
    setStep('list');
    setOpen(true);
  }
  useBoxEvents(box, {
    type,
    open: () => setOpen(true),
    close,
    submit,
    /** Returns to the field; in the list, closes it. */
    escape() {
      if (!isShown && !isSheet(box)) return false;
      if (step === 'list') close();
      else backToField();
      return true;
    },
    move(to) {
      if (options.length === 0 || step !== 'list') return false;
      if (!open) setOpen(true);
      return rows.move(to);
    },
    enter() {
      if (!hasList || rows.active < 0) return false;
      choosePlaceOrNear(options[rows.active]);
      return true;
    },
    press: (index) => choosePlaceOrNear(options[index]),
    point: found.point,
    leave: found.leave,
  });

  // What was typed between the first rendering and the binding of the events.
  useEffect(() => {
    if (typedText(box) !== text) type();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [box]);

  function backToField() {
    setStep('list');
    setChosen(null);
    input.focus();
    input.select();
  }

  return (
    <>
      <span hidden id={`${id}-motivo`}>
        {notReady}
      </span>
      {step === 'radius' && chosen ? (
        <RadiusStep
          id={id}
          place={chosen}
          href={addressOf(chosen, radius)}
          radius={radius}
          onRadius={setRadius}
          onBack={backToField}
        />
      ) : step === 'denied' ? (
        <DeniedNotice id={`${id}-negado`} onClose={backToField} />
      ) : (
        <>
          {shownNote && (
            <p className="sugestoes__nota">
              <Icon name="info" small />
              {shownNote}
            </p>
          )}
          {hasList && (
            <OptionList
              id={listId}
              options={options}
              active={rows.active}
              text={found.text}
              negotiation={negotiationWord(box)}
            />
          )}
        </>
      )}
    </>
  );
}
