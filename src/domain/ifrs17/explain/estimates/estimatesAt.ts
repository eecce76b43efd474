import type { FlowSet } from '../../core/flowSet';
import type { Measured } from '../context';
import type { EstimatesAt } from './presentValues';
import { estimate, newBusinessFlow, type Position } from './provenance';

const at = (measured: Measured, set: FlowSet | undefined, position: Position): EstimatesAt => ({
  set: set as FlowSet,
  flow: (kind, of) => estimate(measured, kind, of, position),
});

/** Estimates with which a period opens. */
export const opening = (measured: Measured, period: number): EstimatesAt =>
  at(measured, measured.group.estimates.opening[period], { date: period, opening: true });

/** Estimates with which a period ends. */
export const closing = (measured: Measured, period: number): EstimatesAt =>
  at(measured, measured.group.estimates.closing[period], { date: period + 1, opening: false });

/** Estimates once the first `changes` changes at the end of a period are made. */
export const changed = (measured: Measured, period: number, changes: number): EstimatesAt =>
  changes === 0
    ? opening(measured, period)
    : at(measured, measured.group.estimates.revisions[period]?.[changes - 1]?.flows, {
        date: period + 1,
        opening: false,
        changes,
      });

/** Flows of contracts that join at the start of a period. */
export const newBusiness = (measured: Measured, period: number, tranche: number): EstimatesAt => ({
  set: measured.group.newBusiness[period]?.[tranche]?.flows as FlowSet,
  flow: (kind, of) => newBusinessFlow(measured, kind, of, tranche, period),
});
