// Written by write-tables.ts; do not edit.

export const DECIMAL_COLUMNS: { [table: string]: readonly string[] } = {
  assistants: ["price"],
  charge_lines: ["price", "discount", "paid", "refunded"],
  charges: ["tip", "received", "change", "tip_refunded"],
  commission_lines: ["base", "percent", "amount", "fixed"],
  commission_payouts: ["commission", "tips"],
  commission_rules: ["percent", "fixed"],
  courses: ["price_per_session", "total_price", "enrollment_fee"],
  credit_transfers: ["total_price"],
  enrollment_payments: ["amount"],
  enrollments: ["enrollment_fee", "total_paid", "remaining_balance"],
  money_movements: ["amount"],
  order_items: ["price"],
  package_purchases: ["price"],
  packages: ["price"],
  partner_credit_movements: ["total_price"],
  test_results: ["credits"],
  test_runs: ["credits"],
  till_events: ["difference"],
  till_shifts: ["float_amount", "difference"],
};
