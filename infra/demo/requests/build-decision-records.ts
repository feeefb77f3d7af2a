import { decisionRecordOf, wasGranted } from '#functions/requests/process/decision-record-of.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { Country } from '#shared/countries/country.ts';
import { Animalkind } from '#shared/masterdata/animalkind.ts';
import { Animalusage } from '#shared/masterdata/animalusage.ts';
import { Offergroup } from '#shared/masterdata/offergroup.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { RequestPackage } from '#shared/requests/entities/requestpackage.ts';

/** The records of the decisions that the demo requests came to, as the product would have kept them. */
export function buildDecisionRecords(entities: readonly DemoEntity[]): DemoEntity[] {
  const byId = new Map(entities.map(({ id, data }) => [id, data]));
  const dataOf = (id: string | undefined) => (id === undefined ? undefined : byId.get(id));
  return entities.flatMap(({ id, entityclass, data }) => {
    if (entityclass !== 'request-process') return [];
    const process = RequestProcess.parse(data);
    if (!wasGranted(process)) return [];
    const record = decisionRecordOf(
      {
        id,
        process,
        form: RequestPackage.parse(dataOf(process.package.id)),
        country: Country.parse(dataOf(process.country)),
        kind: Animalkind.parse(dataOf(process.animalkind)),
        breed: Offergroup.optional().parse(dataOf(process.offergroup)),
        usage: Animalusage.optional().parse(dataOf(process.animalusage)),
      },
      process.events.at(-1)?.on ?? process.created,
    );
    return [demoEntity('decisionrecord', demoId(`decisionrecord.${id}`), record)];
  });
}
