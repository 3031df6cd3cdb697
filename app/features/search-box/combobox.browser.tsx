import { useEffect, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { isCodeText, isNumber } from '@domain/property-code';
import { placeNotFound, placesFailed } from '@domain/search/place-messages';
import type { SuggestedPlace } from './suggested-place';
import { radiusOptions } from '@domain/taxonomy/location-types';
import { links } from '~/links';
import { announce } from '~/components/ui/live-region.browser';
import { showSnackbar } from '~/components/ui/snackbars.browser';
import { asksRadius, negotiationWord, typedText, withinOf, type BoxElements } from './box-elements.browser';
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
import { useSuggestions } from './use-suggestions.browser';

interface ComboboxProps {
  box: BoxElements;
  navigate: (path: string) => void;
}

/**
 * The search box with scripts (spec 1 §2.5 and §7): what stands in its panel. Field, button and form are
 * the server's; their events and attributes are taken care of by ./use-box.
 */
export function Combobox({ box, navigate }: ComboboxProps) {
  const { input, id } = box;
  const [text, setText] = useState(() => typedText(box));
  const [open, setOpen] = useState(document.activeElement === input);
  const [step, setStep] = useState<'list' | 'radius' | 'denied'>('list');
  const [chosen, setChosen] = useState<SuggestedPlace | null>(null);
  const [radius, setRadius] = useState(0);
  const [recent, setRecent] = useState<readonly SuggestedPlace[]>([]);
  /** What is being waited for, or what went wrong, beside the field. */
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  /** The form was sent before the text's answer was there. */
  const [sentEarly, setSentEarly] = useState(false);

  const asked = text.trim();
  const code = isNumber(asked);
  const within = withinOf(box);
  const found = useSuggestions(code ? '' : asked, within);
  const isAnswered = found.text === asked;
  const choice = chosen ?? (isAnswered ? found.exact : null);
  /** The server finds out what it is, where no place is called so. */
  const mayBeCode = isCodeText(asked) && isAnswered;
  const isReady = code || mayBeCode || choice !== null || (isAnswered && found.failed);

  useEffect(() => {
    if (open) void recentSearches(within).then(setRecent);
  }, [open, within]);

  const answered = found.text !== '';
  const options = optionsFor({ asked, code, answered, suggestions: found.places, recent });
  const rows = useActiveRow(options.length, `${step} ${asked} ${found.text}`);
  const isNoPlace = isAnswered && asked && !found.failed && found.places.length === 0;
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
    setSentEarly(false);
    box.form.requestSubmit();
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
    // The page that follows takes the focus (app/navigation/arrival.browser.ts).
    input.blur();
    navigate(path);
  }

  function choose(place: SuggestedPlace) {
    input.value = place.label;
    setText(place.label);
    setChosen(place);
    if (!asksRadius(box) || place.lat === null) return search(place, 0);
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

  /** A place's listing within `km`, one of `radiusOptions`. */
  function addressOf({ hrefs }: SuggestedPlace, km: number): string {
    return hrefs[negotiationWord(box)][radiusOptions.findIndex((option) => option === km)]!;
  }

  async function searchCode() {
    setBusy(true);
    const answer = await findCode(asked);
    setBusy(false);
    if (answer.path !== null) return leave(answer.path);
    // What went wrong stays beside what caused it.
    if (answer.message.tone === 'danger') setNote(answer.message.text);
    showSnackbar(answer.message);
  }

  async function searchNear() {
    setBusy(true);
    setNote('Procurando onde você está…');
    const point = await findVisitor();
    setBusy(false);
    setNote('');
    if (point) return leave(links.nearSearch(point, negotiationWord(box), within));
    setOpen(true);
    setStep('denied');
  }

  function choosePlaceOrNear(option: Option | undefined) {
    if (option?.place) choose(option.place);
    else if (option) void searchNear();
  }

  /** @returns whether it was taken care of; else the form goes its own way, to the server. */
  function submit(): boolean {
    if (busy) return true;
    if (step === 'radius' && chosen) search(chosen, radius);
    else if (code) void searchCode();
    else if (choice) choose(choice);
    else if (isReady) return false;
    else if (!isAnswered) setSentEarly(true);
    else {
      announce(notReady);
      input.focus();
    }
    return true;
  }

  useBoxAttributes(box, {
    expanded: hasList,
    listId,
    activeId: hasList && rows.active >= 0 ? optionId(listId, rows.active) : null,
    shown: isShown,
    ready: isReady,
    busy,
  });
  useBoxEvents(box, {
    type() {
      setText(input.value);
      setChosen(null);
      setNote('');
      setSentEarly(false);
      setStep('list');
      setOpen(true);
    },
    open: () => setOpen(true),
    close,
    submit,
    /** Back to the field; from the field itself, the list closes. */
    escape() {
      if (!isShown) return false;
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
