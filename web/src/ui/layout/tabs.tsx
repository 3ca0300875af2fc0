import MuiTab from "@mui/material/Tab";
import MuiTabs from "@mui/material/Tabs";
import { type ReactNode, useId } from "react";

export type TabItem<Value extends string = string> = {
  value: Value;
  label: string;
  content?: ReactNode;
  disabled?: boolean;
};
export type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly TabItem<Value>[];
};

/** Views of one thing. Arrow keys move between them; only the selected view is drawn. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const id = useId();
  const content = tabs.find((tab) => tab.value === value)?.content;
  return (
    <>
      <MuiTabs
        value={value}
        onChange={(_, chosen: Value) => onChange(chosen)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        selectionFollowsFocus
      >
        {tabs.map((tab) => (
          <MuiTab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            disabled={tab.disabled ?? false}
            id={`${id}-tab-${tab.value}`}
            {...(content !== undefined && { "aria-controls": `${id}-panel` })}
          />
        ))}
      </MuiTabs>
      {content !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
          {content}
        </div>
      )}
    </>
  );
}
