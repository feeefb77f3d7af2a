import { isOnlySupplier } from '#shared/requests/process/supplier-reads.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { OpenRequest } from '../request-gate.tsx';
import { useMegabytes } from '../use-megabytes.ts';
import type { Request } from '../use-request.ts';
import { AttachmentLink } from './attachment-link.tsx';
import { FilledSteps } from './filled-steps.tsx';
import { OffersFound } from './offers-found.tsx';
import { PurchasesSection } from './purchases-section.tsx';
import { RequestFacts } from './request-facts.tsx';

/** Shows everything about a request: its subject, its proof of search, the answers of every step, the files. */
export function RequestContent({ request, forms, account }: OpenRequest) {
  const t = useText();
  const isSupplier = isOnlySupplier(request.data, account.id);
  // A supplier reads its own files only: it is not told that there are none.
  const showsFiles = !isSupplier || request.data.attachments.length > 0;
  return (
    <div className="stack-l">
      <section aria-labelledby="facts">
        <h2 id="facts">{t('requests.facts')}</h2>
        <RequestFacts request={request} forms={forms} />
      </section>
      {!isSupplier && <PurchasesSection request={request} />}
      <OffersFound request={request} />
      <section aria-labelledby="answers">
        <h2 id="answers">{t('requests.answers')}</h2>
        <FilledSteps request={request} forms={forms} account={account} />
      </section>
      {showsFiles && <AttachmentList request={request} />}
    </div>
  );
}

function AttachmentList({ request }: { readonly request: Request }) {
  const t = useText();
  const megabytes = useMegabytes();
  const { attachments } = request.data;
  return (
    <section aria-labelledby="attachments">
      <h2 id="attachments">{t('words.attachments')}</h2>
      {attachments.length === 0 ? (
        <p className="muted">{t('requests.attachmentsNone')}</p>
      ) : (
        <>
          <p className="print-only">{t('requests.attachmentsOnPaper')}</p>
          <ul className="plain attachment-rows">
            {attachments.map(({ upload, name, size }) => (
              <li key={upload} className="attachment-row">
                <AttachmentLink upload={upload} name={name} />
                <span className="muted small">{megabytes(size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
