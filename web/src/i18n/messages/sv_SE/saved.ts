import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Då behöver du logga in. Sedan är sökningen sparad.',
  'saved.askText': 'Högst ett mejl om dagen. Avsluta med ett tryck.',
  'saved.compare': 'Jämför',
  'saved.comparison': 'Annonser i jämförelse',
  'saved.differs': 'skiljer sig',
  'saved.full': 'Ett konto kan ha högst {count} sparade sökningar. Ta bort en annan först.',
  'saved.gone':
    '{count, plural, one {En sparad annons finns inte längre.} other {# sparade annonser finns inte längre.}}',
  'saved.keep': 'Spara sökning',
  'saved.kept': 'Sökningen är sparad.',
  'saved.mail': 'Nya annonser med e-post',
  'saved.mailAddress': 'Mejlen går till kontots bekräftade adress eller till den du loggar in med.',
  'saved.name': 'Sökningens namn',
  'saved.off': 'Du får inga fler nya annonser med e-post',
  'saved.offText': 'Dina sökningar är fortfarande sparade. Där slår du på mejlen igen.',
  'saved.offTitle': 'Avsluta mejlen',
  'saved.offers': 'Sparade annonser',
  'saved.offersNone': 'Inga än. ”Spara” finns på varje annons, utan inloggning.',
  'saved.onDevice': 'Sparade bara på den här enheten. Du kan jämföra upp till fyra.',
  'saved.searches': 'Sparade sökningar',
  'saved.searchesNone':
    'Inga än. Under varje sökning finns ”Spara sökning”: då får du nya annonser med e-post.',
} satisfies Partial<Messages<'saved'>>;
