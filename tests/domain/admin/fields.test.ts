import fc from 'fast-check';
import {
  type Field,
  type Filter,
  RESOURCES,
  RESOURCE_NAMES,
  csvTextFromValue,
  fieldOf,
  fieldsOf,
  formatBusinessNumber,
  isBusinessNumber,
  judgeChoice,
  validateValues,
  keyOf,
  normaliseValues,
  operatorsFor,
  readFilters,
  schemaOf,
  textFromValue,
  valueFromText,
  writeFilters,
} from '@/domain/admin';

const company = {
  companyCode: 'TEST001',
  nameKo: '시험생명',
  nameEn: 'Test Life',
  nameZhTw: '測試人壽',
  insurerType: 'LIFE',
  businessNumber: '999-88-00009',
  representative: null,
  country: 'KR',
  currency: 'KRW',
  closingMonth: 12,
  parentCode: null,
  inUse: true,
  description: null,
};

describe('a business registration number', () => {
  it('is ten digits whose last one checks the others', () => {
    for (const sound of ['124-81-00998', '1248100998', '220-81-62517', '120-81-47521'])
      expect([sound, isBusinessNumber(sound)]).toEqual([sound, true]);
    for (const wrong of [
      '124-81-00999',
      '1248100989',
      '124-8100998',
      '12481009980',
      '',
      'abcdefghij',
      '１２４８１００９９８',
    ]) {
      expect([wrong, isBusinessNumber(wrong)]).toEqual([wrong, false]);
    }
  });

  it('has one digit that completes any nine, and loses it by any single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (number, place, shift) => {
          const nine = String(number).padStart(9, '0');
          const sound = Array.from({ length: 10 }, (_unused, digit) => nine + String(digit)).filter(
            isBusinessNumber,
          );
          expect(sound).toHaveLength(1);
          // The ninth digit counts by its product's tens as well, so it alone may agree with another one.
          if (place === 8) return;
          const whole = sound[0] ?? '';
          const other =
            whole.slice(0, place) +
            String((Number(whole[place]) + shift) % 10) +
            whole.slice(place + 1);
          expect(isBusinessNumber(other)).toBe(false);
        },
      ),
    );
  });

  it('is shown with its hyphens', () => {
    expect(formatBusinessNumber('1248100998')).toBe('124-81-00998');
    expect(formatBusinessNumber('124-81-00998')).toBe('124-81-00998');
    expect(formatBusinessNumber('12')).toBe('12');
  });
});

describe('the values of a row', () => {
  it('are sound where nothing is wrong', () => {
    expect(validateValues('companies', company)).toEqual([]);
    expect(schemaOf('companies').isValidSync(company)).toBe(true);
  });

  it('have one error a field, each with what its words need', () => {
    const wrong = {
      ...company,
      companyCode: 'life-1',
      nameEn: 'x'.repeat(101),
      nameKo: '  ',
      closingMonth: 13,
      businessNumber: '1',
      inUse: null,
      country: 5,
    };
    const errors = validateValues('companies', wrong);
    expect(errors.sort((one, other) => (one.field < other.field ? -1 : 1))).toEqual([
      { field: 'businessNumber', rule: 'businessNumberForm', values: {} },
      { field: 'closingMonth', rule: 'range', values: { from: 1, to: 12 } },
      { field: 'companyCode', rule: 'codeForm', values: {} },
      { field: 'country', rule: 'wrongType', values: {} },
      { field: 'inUse', rule: expect.stringMatching(/required|wrongType/), values: {} },
      { field: 'nameEn', rule: 'tooLong', values: { limit: 100 } },
      { field: 'nameKo', rule: 'required', values: {} },
    ]);
  });

  it('name options that are there', () => {
    const error = (name: string, value: unknown) => {
      const field = fieldsOf(name === 'roles' ? 'users' : 'companies').find(
        (one) => one.name === name,
      ) as Field;
      return judgeChoice(field, value, (option) => option === 'KR')?.rule;
    };
    expect(error('country', 'KR')).toBeUndefined();
    expect(error('country', 'XX')).toBe('notInList');
    expect(error('parentCode', 'XX')).toBe('parentMissing');
    expect(error('roles', ['KR', 'XX'])).toBe('notInList');
    expect([error('parentCode', null), error('country', ''), error('nameEn', 'XX')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('hold no field that there is not, and all that there are', () => {
    expect(validateValues('companies', { ...company, isAdmin: true })).toEqual([
      { field: 'isAdmin', rule: 'unknownField', values: {} },
    ]);
    expect(
      validateValues('companies', {})
        .map(({ field }) => field)
        .sort(),
    ).toEqual(
      fieldsOf('companies')
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('let no right stand without the right to read', () => {
    const rights = {
      roleId: 'CFO',
      menuId: 'M01',
      read: false,
      write: false,
      delete: false,
      export: false,
    };
    expect(validateValues('roleMenus', rights)).toEqual([]);
    for (const right of ['write', 'delete', 'export']) {
      expect(validateValues('roleMenus', { ...rights, [right]: true })).toEqual([
        { field: 'read', rule: 'readComesFirst', values: {} },
      ]);
      expect(validateValues('roleMenus', { ...rights, read: true, [right]: true })).toEqual([]);
    }
  });

  it('are never a reason to fail, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RESOURCE_NAMES),
        fc.dictionary(fc.string(), fc.anything()),
        fc.anything(),
        (resource, extra, value) => {
          const values = {
            ...extra,
            ...Object.fromEntries(fieldsOf(resource).map(({ name }) => [name, value])),
          };
          expect(Array.isArray(validateValues(resource, normaliseValues(resource, values)))).toBe(
            true,
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are kept trimmed, with null for an empty optional text', () => {
    const given = {
      companyCode: ' A1 ',
      representative: '  ',
      businessNumber: '1248100998',
      closingMonth: 3,
    };
    expect(normaliseValues('companies', given)).toEqual({
      companyCode: 'A1',
      representative: null,
      businessNumber: '124-81-00998',
      closingMonth: 3,
    });
    expect(normaliseValues('users', { roles: ['CFO', 'ADMIN', 'CFO'] })).toEqual({
      roles: ['ADMIN', 'CFO'],
    });
  });

  it('give the row its key', () => {
    expect(keyOf('companies', company)).toBe('TEST001');
    expect(keyOf('codeDetails', { masterCode: 'COUNTRY_CD', code: 'KR' })).toBe('COUNTRY_CD/KR');
    for (const name of RESOURCE_NAMES)
      for (const key of RESOURCES[name].key)
        expect(fieldOf(name, key)?.editable).not.toBe('always');
  });
});

describe('what a person types, pastes or imports', () => {
  const field = (name: string, resource: 'companies' | 'users' = 'companies') =>
    fieldOf(resource, name) as Field;

  it('is read as the value of its field', () => {
    expect(valueFromText(field('closingMonth'), ' 12 ')).toBe(12);
    expect(valueFromText(field('closingMonth'), '1,200')).toBe(1200);
    expect(valueFromText(field('closingMonth'), 'twelve')).toBe('twelve');
    expect(valueFromText(field('closingMonth'), '')).toBe('');
    for (const yes of ['TRUE', 'y', '1', 'Yes', 'O'])
      expect(valueFromText(field('inUse'), yes)).toBe(true);
    for (const no of ['false', 'N', '0', 'X', ''])
      expect(valueFromText(field('inUse'), no)).toBe(false);
    expect(valueFromText(field('inUse'), 'perhaps')).toBe('perhaps');
    expect(valueFromText(field('roles', 'users'), 'CFO, ADMIN;DEMO')).toEqual([
      'CFO',
      'ADMIN',
      'DEMO',
    ]);
    expect(valueFromText(field('representative'), ' ')).toBeNull();
    expect(valueFromText(field('nameEn'), ' ')).toBe('');
  });

  it('comes back as it was exported, and no spreadsheet takes it for a formula on the way', () => {
    for (const text of [
      '=1+1',
      '+82',
      '-5',
      '@SUM(A1)',
      '＝1＋1',
      '＠SUM',
      'plain',
      "'quoted'",
      "'=1",
      "''-1",
    ]) {
      const exported = csvTextFromValue(text);
      expect(exported).not.toMatch(/^[=+\-@]/);
      expect(valueFromText(field('nameEn'), exported)).toBe(text);
    }
    expect(csvTextFromValue(-5)).toBe('-5');
    expect([null, undefined, true, 7, ['A', 'B']].map(textFromValue)).toEqual([
      '',
      '',
      'true',
      '7',
      'A, B',
    ]);
  });
});

describe('filters', () => {
  it('come back as they were written', () => {
    const filters: Filter[] = [
      { field: 'country', is: 'oneOf', value: ['KR', 'TW'] },
      { field: 'parentCode', is: 'empty' },
      { field: 'inUse', is: 'equals', value: false },
    ];
    const written = writeFilters(filters);
    expect(readFilters('companies', written)).toEqual(filters);
    expect(writeFilters([])).toBeUndefined();
    expect(readFilters('companies', undefined)).toEqual([]);
  });

  it.each<[string, string]>([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['no filter', '[null]'],
    ['a field of another resource', '[{"field":"email","is":"filled"}]'],
    ['an operator that there is not', '[{"field":"nameEn","is":"like","value":"x"}]'],
    ['an operator for another kind', '[{"field":"inUse","is":"contains","value":"t"}]'],
    ['a value where none belongs', '[{"field":"nameEn","is":"empty","value":"x"}]'],
    ['no value where one belongs', '[{"field":"nameEn","is":"equals"}]'],
    ['a value of another kind', '[{"field":"closingMonth","is":"atLeast","value":"3"}]'],
    ['something more', '[{"field":"nameEn","is":"equals","value":"x","sql":"1"}]'],
  ])('are none where there is %s', (_what, text) => {
    expect(readFilters('companies', text)).toBeUndefined();
  });

  it('have operators for every field', () => {
    for (const name of RESOURCE_NAMES)
      for (const field of fieldsOf(name)) expect(operatorsFor(field).length).toBeGreaterThan(0);
  });
});
