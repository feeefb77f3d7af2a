import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { takeLostFocus } from '#web/components/lost-focus.ts';
import { Notice } from '#web/components/notice.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { DeleteUploadDialog } from './delete-upload-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { EditUploadDialog } from './edit-upload-dialog.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useRemoval } from './use-removal.ts';
import { useShowLogo } from './use-show-logo.ts';

type Props = {
  readonly upload: EntityOf<'upload'>;
  /** The number of offers that show the file; undefined until they are counted. */
  readonly offers: number | undefined;
};

/** Shows one of my files, the number of offers that show it, and the acts on it. */
export function UploadRow({ upload, offers }: Props) {
  const t = useText();
  const errorText = useErrorText();
  const [open, setOpen] = useState<'edit' | 'delete' | 'download' | null>(null);
  const close = () => setOpen(null);
  const { data, id } = upload;
  const removal = useRemoval();
  if (removal.isHeld) return <RemovedNotice name={data.name} removal={removal} />;
  const which = <span className="visually-hidden"> {data.name}</span>;
  return (
    <article className="card upload">
      <UploadTile upload={upload} />
      <div className="upload-body">
        <div className="card-head">
          <h2 className="card-title">{data.name}</h2>
          {data.logo && <LogoChip id={id} />}
          {!data.file && (
            <div className="chips">
              <StatusChip tone="bad" icon="warning">
                {t('uploads.fileMissing')}
              </StatusChip>
            </div>
          )}
        </div>
        {data.notice && <p className="upload-notice">{data.notice}</p>}
        <UploadFacts upload={upload} offers={offers} />
        {removal.error && <Notice tone="bad" role="alert" title={errorText(removal.error)} />}
        <div className="card-actions">
          <Button icon="pencil" onClick={() => setOpen('edit')}>
            {t('words.rename')}
            {which}
          </Button>
          {data.file && (
            <Button look="quiet" icon="download" onClick={() => setOpen('download')}>
              {t('words.download')}
              {which}
            </Button>
          )}
          <ReplaceButton upload={upload} offers={offers ?? 0} />
          <Button look="quiet" icon="cross" onClick={() => setOpen('delete')}>
            {t('words.delete')}
            {which}
          </Button>
        </div>
      </div>
      {open === 'edit' && <EditUploadDialog upload={upload} onClose={close} />}
      {open === 'delete' && (
        <DeleteUploadDialog
          upload={upload}
          offers={offers ?? 0}
          onDelete={() => {
            close();
            removal.ask({ upload, isShown: offers !== undefined && offers > 0 });
          }}
          onClose={close}
        />
      )}
      {open === 'download' && (
        <DownloadDialog id={id} name={data.file?.name ?? data.name} asks onDone={close} />
      )}
    </article>
  );
}

/** Shows in the place of a file that it goes in some seconds. */
function RemovedNotice({
  name,
  removal,
}: {
  readonly name: string;
  readonly removal: ReturnType<typeof useRemoval>;
}) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => takeLostFocus(place.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops the time; the button inside does the work
    <div
      ref={place}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) removal.pause();
      }}
      onBlur={removal.resume}
      onPointerEnter={removal.pause}
      onPointerLeave={removal.resume}
    >
      <Notice role="status" title={t('words.deleted', { name })}>
        <Button size="compact" icon="undo" onClick={removal.undo}>
          {t('action.undo')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </Notice>
    </div>
  );
}

function UploadFacts({ upload: { id, data, updated }, offers }: Props) {
  const t = useText();
  const { day } = useFormats();
  const fileSize = useFileSize();
  const used =
    offers === undefined ? undefined : offers === 0 ? (
      t('uploads.usedIn', { count: 0 })
    ) : (
      <Link to={`${pathTo('OfferList')}?file=${id}`}>{t('uploads.usedIn', { count: offers })}</Link>
    );
  return (
    <SummaryList
      compact
      rows={[
        {
          key: 'file',
          term: t('words.file'),
          value: data.file && `${typeName(data.file.name)}, ${fileSize(data.file.size)}`,
        },
        { key: 'changed', term: t('uploads.changed'), value: day(updated) },
        {
          key: 'category',
          term: t('uploads.category'),
          value: t(data.logo ? 'words.logo' : 'uploads.category.offer'),
        },
        { key: 'used', term: t('uploads.use'), value: data.logo ? undefined : used },
      ]}
    />
  );
}

const typeName = (file: string): string => (file.split('.').at(-1) ?? '').toUpperCase();

function LogoChip({ id }: { readonly id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const session = useSession();
  const show = useShowLogo();
  const { country } = useSite();
  const entries = session.status === 'signedIn' ? session.account.data.userData.supData : [];
  const isShown = entries.some(({ logo }) => logo === id);
  const canShow = entries.some((entry) => entry.country === country.id && entry.logo !== id);
  return (
    <div className="chips">
      <StatusChip tone={isShown ? 'ok' : 'off'} icon={isShown ? 'check' : 'dash'}>
        {t(isShown ? 'uploads.logoShown' : 'uploads.logoNotShown')}
      </StatusChip>
      {canShow && (
        <Button size="compact" busy={show.isPending} onClick={() => show.mutate(id)}>
          {t('uploads.showLogo')}
        </Button>
      )}
      {show.error && <Notice tone="bad" role="alert" title={errorText(show.error)} />}
    </div>
  );
}
