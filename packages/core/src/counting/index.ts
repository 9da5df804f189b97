/**
 * What engines that count without enumerating are made of: exact counts of any size, and a table that is bounded.
 * @module @pipwright/core/counting
 */
export { add, type Count, multiply, TABLE_BYTES, Table } from './table.js';
