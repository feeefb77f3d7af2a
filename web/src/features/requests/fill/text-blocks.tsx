import { useId, useState } from 'react';
import { TEXT_BLOCK_LENGTH } from '#shared/accounts/limits.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { Button } from '#web/components/button.tsx';
import { focusField } from '#web/components/error-summary.tsx';
import { Icon } from '#web/components/icon.tsx';
import { listOf, textOf } from '#web/components/inputs/input-control.ts';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { SaveRefusal, useSaveProfile } from '#web/features/accounts/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { answerId } from '../form/answer-id.ts';
import { isOffice } from '../is-office.ts';
import type { OpenRequest } from '../request-gate.tsx';
import type { StepFill } from './use-step-fill.ts';

type Block = { readonly field: string; readonly text: string };

/**
 * Shows an office the texts that it has kept for a question: one press takes one over. What is typed can be kept, and what
 * is kept removed, for all of the office.
 */
export function TextBlocks({
  account,
  field,
  fill,
}: Pick<OpenRequest, 'account'> & {
  readonly field: RequestFormField;
  readonly fill: StepFill;
}) {
  const t = useText();
  const titleId = useId();
  const save = useSaveProfile();
  const [removed, setRemoved] = useState<Block>();
  if (!isOffice(account.data) || inputFacts(field.inputType).holds !== 'text') return null;
  const name = field.internalName;
  const typed = fill.typed[name];
  const kept: readonly Block[] = account.data.userData.textBlocks ?? [];
  const ofField = kept.filter((block) => block.field === name);
  const texts = [...new Set(ofField.map(({ text }) => text))];
  const answers = textsIn(typed);
  const unused = texts.filter((text) => !answers.some((answer) => answer.includes(text)));
  const fresh = answers
    .map((answer) => texts.reduce((rest, text) => rest.replace(text, ''), answer).trim())
    .filter((rest) => rest !== '' && rest.length <= TEXT_BLOCK_LENGTH);
  const gone = removed && !texts.includes(removed.text) ? removed : undefined;
  const isDone = gone !== undefined || (save.isSuccess && fresh.length === 0);
  const isShown = unused.length > 0 || fresh.length > 0 || isDone || save.error !== null;
  const keep = (textBlocks: readonly Block[]) => {
    save.mutate({ textBlocks: [...textBlocks] });
    // The button that was pressed goes away.
    focusField(answerId(name));
  };
  return (
    <div className={isShown ? 'text-blocks' : 'visually-hidden'}>
      {isShown && (
        <p id={titleId} className="small muted">
          {t('requests.textBlocks')}
        </p>
      )}
      {unused.length > 0 && (
        <ul className="plain" aria-labelledby={titleId}>
          {unused.map((text) => (
            <li key={text}>
              <button
                type="button"
                className="text-block"
                onClick={() => {
                  fill.set(name, withText(typed, text, inputFacts(field.inputType).several));
                  focusField(answerId(name));
                }}
              >
                <Icon name="plus" size={16} /> <span>{text}</span>
              </button>
              <Button
                look="quiet"
                size="compact"
                busy={save.isPending}
                onClick={() => {
                  setRemoved({ field: name, text });
                  keep(kept.filter((block) => block.field !== name || block.text !== text));
                }}
              >
                {t('words.remove')}
                <span className="visually-hidden"> {text}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={isDone ? undefined : 'visually-hidden'}>
        {isDone && <Done gone={gone} onUndo={(block) => keep([...kept, block])} />}
      </div>
      {fresh.length > 0 && (
        <Button
          look="quiet"
          size="compact"
          icon="bookmark"
          busy={save.isPending}
          onClick={() => keep([...kept, ...fresh.map((text) => ({ field: name, text }))])}
        >
          {t('requests.keepText')}
        </Button>
      )}
      <SaveRefusal error={save.error} />
    </div>
  );
}

/** Tells what a save has done; a text that is gone comes back with one press. */
function Done({
  gone,
  onUndo,
}: {
  readonly gone: Block | undefined;
  readonly onUndo: (block: Block) => void;
}) {
  const t = useText();
  if (gone === undefined) return t('words.saved');
  return (
    <>
      {t('words.deleted', { name: gone.text })}{' '}
      <Button size="compact" icon="undo" onClick={() => onUndo(gone)}>
        {t('action.undo')}
      </Button>
    </>
  );
}

/** Returns the texts of an answer: one, or those of a list. */
const textsIn = (typed: Typed | undefined): string[] =>
  [textOf(typed), ...listOf(typed)].map((text) => text.trim()).filter((text) => text !== '');

/** Returns an answer with a text added: in a line of a list, or below what is written. */
function withText(typed: Typed | undefined, text: string, isList: true | undefined): Typed {
  const texts = [...textsIn(typed), text];
  return isList ? texts : texts.join('\n');
}
