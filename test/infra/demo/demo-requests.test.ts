import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { countryId } from '#infra/demo/countries/build-countries.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { lawOf } from '#infra/demo/law/build-laws.ts';
import { Account } from '#shared/accounts/account.ts';
import { mayActFor } from '#shared/accounts/acting.ts';
import { Country } from '#shared/countries/country.ts';
import { formProblem } from '#shared/law/lawful-form.ts';
import { INPUT_TYPES } from '#shared/masterdata/input-type.ts';
import { Offer } from '#shared/offers/offer.ts';
import { DecisionRecord } from '#shared/requests/entities/decision-record.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { REQUEST_STATUSES } from '#shared/requests/entities/status.ts';
import { decisionProblems } from '#shared/requests/package/decision-problems.ts';
import { packageProblems } from '#shared/requests/package/package-problems.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const data = buildDemoData(NOW);
const requests = data
  .filter(({ entityclass }) => entityclass === 'request-process')
  .map(({ id, data: process }) => ({ id, ...RequestProcess.parse(process) }));
const packages = data
  .filter(({ entityclass }) => entityclass === 'requestpackage')
  .map(({ id, data }) => ({ id, ...RequestPackage.parse(data) }));

const fields = data
  .filter(({ entityclass }) => entityclass === 'requestformfield')
  .map(({ id, data }) => ({ id, ...RequestFormField.parse(data) }));
const fieldsOf = (step: RequestPackage['steps'][number]) =>
  step.fields.map((pinned) => fields.find(({ id }) => id === pinned.id));
const accounts = new Map(
  data
    .filter(({ entityclass }) => entityclass === 'account')
    .map(({ id, data: account }) => [id, Account.parse(account)]),
);
/** The answers of all steps, by the internal name of their fields. */
const answersOf = (steps: RequestProcess['filledSteps']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    steps.flatMap(({ fieldData }) => fieldData.map(({ field, value }) => [field, value])),
  );
const BY_AUTHORITY = ['authority', 'AGR', 'INS 336 passOn', 'AUT 336 decides', 'AGR'];

const BY_CERTIFIER = ['controlbody', 'AGR', 'INS 10d decides', 'AGR'];

describe('demo packages', () => {
  test('are those of the regulation and of Swiss law, each with its parties and times', () => {
    const ways = packages.map(({ internalName, requestTypes, steps }) => [
      internalName,
      [
        ...requestTypes,
        ...steps.map(({ role, autoCloseHours, workingDays, whenOver, outcome }) =>
          [role, autoCloseHours, workingDays && `${workingDays}d`, whenOver, outcome && 'decides']
            .filter(Boolean)
            .join(' '),
        ),
      ],
    ]);
    expect(Object.fromEntries(ways)).toEqual({
      'PKG-YM': BY_AUTHORITY,
      'PKG-MR': BY_AUTHORITY,
      'PKG-FR': BY_AUTHORITY,
      'PKG-F40A': BY_AUTHORITY,
      'PKG-F40B': BY_AUTHORITY,
      'PKG-F40C': BY_AUTHORITY,
      'PKG-P3': BY_AUTHORITY,
      'PKG-LOW': ['lowhatch', 'AGR', 'SUP'],
      'PKG-LOWP3': ['lowhatch', 'AGR', 'SUP', 'AUT 48 decides', 'AGR'],
      'PKG-EB': ['record', 'AGR'],
      'PKG-CAT': BY_AUTHORITY,
      'PKG-BEE': ['record', 'AGR'],
      'PKG-AQ': BY_AUTHORITY,
      'PKG-ASO': ['association', 'AGR', 'ASO 10d decides', 'AGR'],
      'PKG-MRCH': BY_CERTIFIER,
      'PKG-FRCH': BY_CERTIFIER,
      'PKG-F40ACH': BY_CERTIFIER,
      'PKG-F40BCH': BY_CERTIFIER,
      'PKG-F40CCH': BY_CERTIFIER,
      'PKG-P3CH': BY_CERTIFIER,
    });
  });

  test('are lawful in each of their countries', () => {
    for (const country of COUNTRIES) {
      const law = lawOf(country);
      const here = packages.filter(({ countries }) => countries.includes(countryId(country)));
      expect(here.length).toBeGreaterThan(5);
      const day = NOW.toISOString().slice(0, 10);
      const faults = here.filter((form) => formProblem(form, law, { day }) !== undefined);
      expect(faults.map(({ internalName }) => internalName)).toEqual([]);
    }
  });

  test('ask with all ten kinds of questions, with options in groups and questions that depend', () => {
    expect(new Set(fields.map(({ inputType }) => inputType))).toEqual(new Set(INPUT_TYPES));
    expect(fields.some(({ options }) => options.some(({ group }) => group !== undefined))).toBe(
      true,
    );
    expect(fields.some(({ visibleWhen }) => visibleWhen !== undefined)).toBe(true);
  });

  test('are complete in German and English, with a word for where each step stands and who is told', () => {
    const both = ['de_DE', 'en_GB'];
    const languages = (labels: readonly { readonly lang: string }[]) =>
      both.filter((language) => labels.some(({ lang }) => lang === language));
    for (const requestPackage of packages) {
      for (const labels of [
        requestPackage.labels,
        requestPackage.descriptions,
        requestPackage.buttonLabels,
      ]) {
        expect(languages(labels)).toEqual(both);
      }
      for (const { form, statusLabels, notify } of requestPackage.steps) {
        expect([languages(form), languages(statusLabels)]).toEqual([both, both]);
        expect(notify.length).toBeGreaterThan(0);
      }
    }
    for (const { labels, options, groups } of fields) {
      for (const each of [labels, ...[...options, ...groups].map((option) => option.labels)]) {
        expect(languages(each)).toEqual(both);
      }
    }
  });

  test('ask a question that depends on another only where the other is asked', () => {
    for (const step of packages.flatMap(({ steps }) => steps)) {
      const asked = fieldsOf(step).map((field) => field?.internalName);
      const controllers = fieldsOf(step).flatMap((field) => field?.visibleWhen?.field ?? []);
      expect(asked).toEqual(expect.arrayContaining(controllers));
    }
  });

  test('have no fault that would let a request stop', () => {
    const fieldOf = ({ id: pinned }: { readonly id: string }) =>
      fields.find(({ id }) => id === pinned);
    for (const form of packages) {
      expect(packageProblems(form.steps, fieldOf)).toEqual([]);
      expect(decisionProblems(form, fieldOf)).toEqual([]);
    }
  });
});

describe('demo requests', () => {
  test('show every status', () => {
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(REQUEST_STATUSES));
  });

  test('of the login farmer.de show every status', () => {
    const own = requests.filter(({ agr }) => agr === demoId('account.farmer.de'));
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(REQUEST_STATUSES));
  });

  test.each(['de', 'at', 'ch', 'lu', 'dk'])(
    'give the control body of %s something to do, and the authority where it decides',
    (cc) => {
      const waiting = requests.map(({ turn }) => turn);
      expect(waiting).toContain(demoId(`account.ins.${cc}`));
      expect(waiting.includes(demoId(`account.aut.${cc}`))).toBe(cc !== 'ch');
    },
  );

  test('wait for the party whose step it is, and for nobody once they are over', () => {
    for (const { package: pinned, status, step, turn, creator, ...parties } of requests) {
      const form = packages.find(({ id }) => id === pinned.id);
      const role = form?.steps[step]?.role ?? 'AGR';
      const { agr, ins, aso, sup, aut } = parties;
      const party = { AGR: agr, INS: ins, ASO: aso, SUP: sup, AUT: aut }[role];
      const isReported = parties.filledSteps.length > step;
      const waiting = { new: creator, open: party, accepted: isReported ? undefined : agr };
      expect(turn).toBe(waiting[status as keyof typeof waiting]);
    }
  });

  test('name a supplier who sells such animals where the form has a step for one, nowhere else', () => {
    for (const { package: pinned, sup, animalkind, country } of requests) {
      const form = packages.find(({ id }) => id === pinned.id);
      const hasPart = form?.steps.some(({ role }) => role === 'SUP');
      expect(sup !== undefined).toBe(hasPart);
      if (sup === undefined) continue;
      const supplier = accounts.get(sup);
      expect(supplier).toMatchObject({ active: true, staticData: { role: 'SUP', country } });
      expect(supplier?.supExtra.tosAcceptedOn).toBeDefined();
      const sold = supplier?.userData.supData.flatMap((entry) => entry.animalkindsSold);
      expect(sold).toContain(animalkind);
    }
  });

  test('name a hatchery in every low-hatch request, as are suppliers of such animals only', () => {
    const named = requests.filter(({ requestType }) => requestType === 'lowhatch');
    expect(named.length).toBeGreaterThan(0);
    for (const { sup } of named) {
      expect(accounts.get(sup ?? '')?.staticData.eggBreeder).toBe(true);
    }
    const countries = data
      .filter(({ entityclass }) => entityclass === 'country')
      .map(({ id, data }) => ({ id, ...Country.parse(data) }));
    for (const { staticData, userData } of accounts.values()) {
      const country = countries.find(({ id }) => id === staticData.country);
      const hatched = userData.supData.some(({ animalkindsSold }) =>
        animalkindsSold.some((kind) => country?.animalkindsUsingLowhatchRequests.includes(kind)),
      );
      expect(staticData.eggBreeder).toBe(staticData.role === 'SUP' && hatched);
    }
  });

  test('give the supplier supplier.de a low hatch to confirm, and show what was confirmed', () => {
    const named = requests.filter(({ sup }) => sup === demoId('account.supplier.de'));
    expect(named.map(({ turn, sup, aut }) => [sup, aut].indexOf(turn))).toEqual([0, 1]);
    const [waiting, confirmed] = named;
    expect(waiting?.filledSteps.map(({ role }) => role)).toEqual(['AGR']);
    expect(confirmed?.filledSteps.map(({ role }) => role)).toEqual(['AGR', 'SUP']);
  });

  test('are of nearly every package, filed by farmers, control bodies and associations', () => {
    const used = new Set(requests.map((request) => request.package.id));
    const unused = packages.filter(({ id }) => !used.has(id));
    // A Swiss farm shows three of the six Swiss ones.
    expect(unused.map(({ internalName }) => internalName)).toEqual(
      ['A', 'B', 'C'].map((letter) => `PKG-F40${letter}CH`),
    );
    const filers = requests.map(({ agr, ins, aso, creator }) => [agr, ins, aso].indexOf(creator));
    expect(new Set(filers)).toEqual(new Set([0, 1, 2]));
  });

  test('tell of purchases', () => {
    const bought = requests.filter(({ decision }) => decision?.animalsBought !== undefined);
    expect(bought.length).toBeGreaterThan(2);
    expect(new Set(bought.map(({ status }) => status))).toEqual(new Set(['accepted']));
  });

  test('tell of animals that had hatched when they came, with ear tags of their country, none twice', () => {
    const bought = requests
      .map(({ filledSteps, country }) => ({ answers: answersOf(filledSteps), country }))
      .filter(({ answers }) => answers.arrivedOn !== undefined);
    for (const { answers } of bought) {
      expect(String(answers.arrivedOn) >= String(answers.hatchDay ?? '')).toBe(true);
    }
    const tags = bought.flatMap(({ answers, country }) =>
      [answers.earTags].flat().map((tag) => ({ tag: String(tag), country })),
    );
    const taken = tags.filter(({ tag }) => /^[A-Z]{2} \d/.test(tag));
    expect(taken.length).toBeGreaterThan(5);
    expect(new Set(taken.map(({ tag }) => tag)).size).toBe(taken.length);
    const strange = taken.filter(
      ({ tag, country }) => country !== demoId(`country.${tag.slice(0, 2).toLowerCase()}`),
    );
    expect(strange).toEqual([]);
  });

  test('name no paper by a fixed date, which may lie after they were sent', () => {
    const texts = requests
      .flatMap(({ filledSteps }) => Object.values(answersOf(filledSteps)).flat())
      .map(String)
      .filter((value) => !/^\d{4}-\d\d-\d\d$/.test(value));
    expect(texts.filter((value) => /\b20\d\d\b/.test(value))).toEqual([]);
  });

  test('to extend a herd begin with the animals that are there', () => {
    const extended = requests
      .map(({ filledSteps }) => answersOf(filledSteps))
      .filter(({ animalsBefore }) => animalsBefore !== undefined);
    expect(extended.map(({ animalsBefore }) => animalsBefore)).toEqual(
      extended.map(({ adultStock }) => adultStock),
    );
    expect(extended).not.toEqual([]);
  });

  test('follow up a request of the same farmer', () => {
    const followUps = requests.filter(({ followupFor }) => followupFor !== undefined);
    expect(followUps.length).toBeGreaterThan(0);
    for (const { agr, followupFor } of followUps) {
      expect(requests.find(({ id }) => id === followupFor)?.agr).toBe(agr);
    }
  });

  test('have a number from the time they were sent, counted without gap', () => {
    const german = requests.flatMap(({ hid }) => (hid?.startsWith('DE-2026-') ? [hid] : []));
    const counted = german.map((_, index) => `DE-2026-${String(index + 1).padStart(6, '0')}`);
    expect(german.toSorted()).toEqual(counted);
    for (const { hid, sentOn } of requests) expect(hid === undefined).toBe(sentOn === undefined);
  });

  test('lie in the past, and what waits is not due yet', () => {
    for (const { events, stepClosesOn } of requests) {
      expect(events.every(({ on }) => on < NOW.toISOString())).toBe(true);
      const isOverdue = events.some(({ event }) => event === 'escalate');
      expect(stepClosesOn === undefined || isOverdue === stepClosesOn < NOW.toISOString()).toBe(
        true,
      );
    }
  });

  test('name the control body and the association that the farmer belongs to', () => {
    for (const { agr, ins, aso } of requests) {
      const farmer = accounts.get(agr)?.userData;
      expect(farmer?.insData.map((entry) => entry.ins)).toContain(ins);
      if (aso !== undefined) expect(farmer?.asoData.map((entry) => entry.aso)).toContain(aso);
    }
  });

  test('are filed by an office only for who has agreed, where it or its country asks for that', () => {
    const filed = requests.filter(({ creator, agr }) => creator !== agr);
    expect(filed.length).toBeGreaterThan(0);
    for (const { creator, agr, country: id } of filed) {
      const office = accounts.get(creator);
      const { insData = [], asoData = [] } = accounts.get(agr)?.userData ?? {};
      const tie =
        insData.find(({ ins }) => ins === creator) ?? asoData.find(({ aso }) => aso === creator);
      const country = Country.parse(data.find((entity) => entity.id === id)?.data);
      expect(office && tie && mayActFor(office, tie, country)).toBe(true);
    }
  });

  test('rest on offers that were to be found, as they were then', () => {
    const offers = new Map(
      data
        .filter(({ entityclass }) => entityclass === 'offer')
        .map(({ id, data: first }) => [id, Offer.parse(first)]),
    );
    const listedOffers = requests.flatMap(({ searchFilter }) => searchFilter?.offers ?? []);
    expect(listedOffers.length).toBeGreaterThan(0);
    for (const { id, rev } of listedOffers) {
      expect([rev, offers.get(id)?.autApproval.status]).toEqual([
        1,
        expect.stringMatching(/^(none|accepted)$/),
      ]);
    }
  });

  test('say how many offers there were without the breed, and count none that is no alternative', () => {
    const offers = new Map(data.map(({ id, data: first }) => [id, first]));
    for (const { searchFilter } of requests) {
      const { found = 0, foundWithoutConditions = -1 } = searchFilter ?? {};
      expect(foundWithoutConditions).toBeGreaterThanOrEqual(found);
      for (const { id } of searchFilter?.offers ?? []) {
        expect(Offer.parse(offers.get(id)).status).toMatch(/^(available|unavailable|later)$/);
      }
    }
    const fewer = requests.filter(
      ({ searchFilter: search }) => search && search.found < (search.foundWithoutConditions ?? 0),
    );
    expect(fewer.length).toBeGreaterThan(0);
  });

  test('keep the animals asked for and granted apart', () => {
    const fewer = requests.filter(
      ({ decision }) =>
        decision?.animalsGranted !== undefined &&
        decision.animalsGranted < (decision.animalsAsked ?? 0),
    );
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.every(({ status }) => status === 'accepted')).toBe(true);
  });

  test('for a catastrophe, tell the record the day of the formal decision', () => {
    const records = data
      .filter(({ entityclass }) => entityclass === 'decisionrecord')
      .map(({ data: record }) => DecisionRecord.parse(record))
      .filter(({ ground }) => ground === 'CAT');
    expect(records.length).toBeGreaterThan(0);
    expect(records.map(({ formalDecisionOn }) => formalDecisionOn)).not.toContain(undefined);
  });
});
