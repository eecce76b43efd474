import { choice, flag, list, object, text, type Infer } from '../schema/shape';

const id = text('Name of this calculation.');

export const components = object(
  'Whether components of a contract are separated (10-13, B31-B35).',
  {
    kind: choice('What this input is.', ['components']),
    components: list(
      'The components to judge.',
      object(
        'A component.',
        {
          name: text('Name.'),
          type: choice('What it is.', ['embeddedDerivative', 'investment', 'goodsOrServices']),
        },
        {
          closelyRelated: flag(
            'Embedded derivative closely related to the host, or itself an insurance contract (11(a), IFRS 9 4.3).',
          ),
          measurableSeparately: flag(
            'One component can be measured without considering the other (B32(a)).',
          ),
          benefitsAlone: flag(
            'The holder can benefit from one when the other is not present; lapse of one does not end the other (B32(b)).',
          ),
          soldSeparately: flag(
            'Contracts with equivalent terms are, or could be, sold separately in the market (B31(b)).',
          ),
          transfersServices: flag(
            'Transfers a distinct good or service, not only activities to fulfil the contract (B33).',
          ),
          usableAlone: flag(
            'The holder can benefit from it alone or with resources readily available (B34).',
          ),
          highlyInterrelated: flag(
            'Cash flows and risks highly interrelated with the insurance component (B35(a)).',
          ),
          integrated: flag(
            'The entity provides a significant service of integrating it with insurance (B35(b)).',
          ),
          directParticipationInvestment: flag(
            'Investment contract with discretionary participation features (11(b)).',
          ),
        },
      ),
    ),
  },
  { id },
);

export type ComponentsInput = Infer<typeof components>;

type Component = ComponentsInput['components'][number];

export interface ComponentDecision {
  readonly name: string;
  readonly separate: boolean;
  readonly standard: 'IFRS 17' | 'IFRS 9' | 'IFRS 15';
  readonly paragraph: string;
}

/** 11(a): separated where IFRS 9 would separate it. */
const derivative = (component: Component) => !(component.closelyRelated ?? false);

/** 11(b), B31-B32: distinct only if not highly interrelated and sold apart on equivalent terms. */
const investment = (component: Component) => {
  const interrelated =
    component.highlyInterrelated ??
    (component.measurableSeparately === false || component.benefitsAlone === false);
  return (
    !interrelated &&
    (component.soldSeparately ?? false) &&
    !(component.directParticipationInvestment ?? false)
  );
};

/** 12, B33-B35: distinct if the holder can benefit from it alone and it is neither interrelated with nor integrated into the insurance. */
const service = (component: Component) =>
  (component.transfersServices ?? true) &&
  // Resources sold apart are readily available (B34).
  (component.usableAlone ?? component.soldSeparately ?? false) &&
  !(component.highlyInterrelated ?? false) &&
  !(component.integrated ?? false);

/** 10-13: what leaves the insurance contract, and under which standard it is then accounted for. */
export function judgeComponents(input: ComponentsInput): {
  readonly decisions: readonly ComponentDecision[];
} {
  return {
    decisions: input.components.map((component) => {
      const [separate, standard, paragraph] =
        component.type === 'embeddedDerivative'
          ? ([derivative(component), 'IFRS 9', '11(a)'] as const)
          : component.type === 'investment'
            ? ([investment(component), 'IFRS 9', '11(b), B31-B32'] as const)
            : ([service(component), 'IFRS 15', '12, B33-B35'] as const);
      return {
        name: component.name,
        separate,
        standard: separate ? standard : 'IFRS 17',
        paragraph,
      };
    }),
  };
}
