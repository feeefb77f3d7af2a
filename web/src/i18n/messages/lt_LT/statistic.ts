import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Nuo',
  'statistic.to': 'Iki',
  'statistic.regions': 'Regionai',
  'statistic.ownRegions': 'Savi regionai',
  'statistic.allRegions': 'Visa šalis',
  'statistic.noRegion': 'Jūsų paskyrai regionas nepriskirtas',
  'statistic.noRegionText': 'Viršuje pasirinkite vieną ar kelis savo šalies regionus.',
  'statistic.none': 'Per šį laiką nieko neprašyta ir nieko nenuspręsta',
  'statistic.asOf': 'Duomenys: {time}',

  'statistic.asked': 'Pateikta prašymų',
  'statistic.askedMeans':
    'Pateikta per šį laiką, taip pat vėliau atsiimti. Neįskaičiuota: tai, ko niekas nesprendžia, ir prašymai asociacijoms.',
  'statistic.granted': 'Patenkinta prašymų',
  'statistic.grantedMeans':
    'Patenkinta per šį laiką, net jei pateikta anksčiau. Atsisakymas ar panaikinimas to nekeičia.',
  'statistic.refused': 'Atmesta prašymų',
  'statistic.refusedMeans':
    'Atmesta per šį laiką. Skaičiuojant gyvūnus – ir tai, kiek leidime sumažinta.',
  'statistic.lapsed': 'Prašymai be sprendimo',
  'statistic.median': 'Trukmės mediana',
  'statistic.medianMeans': 'Mediana nuo išsiuntimo iki sprendimo: pusė truko ne ilgiau.',
  'statistic.animalsCount':
    '{count, plural, one {{animals} gyvūnas} few {{animals} gyvūnai} many {{animals} gyvūno} other {{animals} gyvūnų}}',

  'statistic.askedWord': 'prašyta',
  'statistic.grantedWord': 'patenkinta',
  'statistic.refusedWord': 'atmesta',
  'statistic.lapsedWord': 'be sprendimo',
  'statistic.animalsGranted': 'Leista gyvūnų',
  'statistic.animalsRefused': 'Neleista gyvūnų',

  'statistic.chartOf': 'Stulpelinė diagrama: {title}. Skaičiai yra lentelėje apačioje.',
  'statistic.asTable': 'Rodyti kaip lentelę',

  'statistic.byMonth': 'Sprendimai pagal mėnesius',
  'statistic.month': 'Mėnuo',
  'statistic.medianColumn': 'Trukmės mediana (dienomis)',
  'statistic.bySpecies': 'Gyvūnai pagal rūšis',
  'statistic.speciesAndBreed': 'Rūšis ir veislė',
  'statistic.anyBreed': 'veislė nenurodyta',
  'statistic.byPurpose': 'Paskirtys ir motyvai',
  'statistic.purpose': 'Paskirtis',
  'statistic.reason': 'Motyvai',
  'statistic.reason.lackOfSuitableAnimals': 'Nėra tinkamų ekologiškų gyvūnų',
  'statistic.reason.other': 'Kita priežastis',
} satisfies Partial<Messages<'statistic'>>;
